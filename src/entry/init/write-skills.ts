import { readFile } from 'node:fs/promises'
import { installedPath } from '../installed-program.ts'
import type { CommandContext } from '../project/context.ts'
import { topOf } from '../project/spec-files.ts'
import { plannedFile, writePlanned } from './planned-files.ts'

const skills = ['ralph-spec', 'ralph-plan', 'ralph-spec-to-plan'] as const

/** `ralph init --skills`. Replaces a changed skill only if the person agrees. */
export async function writeSkills(
  context: CommandContext,
  mode: { force: boolean; interactive: boolean; dryRun?: boolean },
): Promise<number> {
  const top = await topOf(context)
  const planned = skills.map(async (name) => {
    const text = await readFile(installedPath(`templates/skills/${name}/SKILL.md`), 'utf8')
    return plannedFile(top, `.claude/skills/${name}/SKILL.md`, text)
  })
  await writePlanned(top, await Promise.all(planned), context, mode)
  context.out('\nClaude Code uses them from its next session on: ask it for a spec, or for a plan made from one.\n')
  return 0
}
