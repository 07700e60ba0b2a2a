import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runEditor } from '../../adapter/process/run-editor.ts'
import { readPlan } from '../../core/plan/format/formats.ts'
import { writeMarkdown } from '../../core/plan/format/write/write-markdown.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import type { CommandContext } from '../project/context.ts'
import { findingLine } from '../project/error-text.ts'

/** Keeps the plan's name. Undefined if the editor failed or the text is no plan; then findings are printed. */
export async function editPlan(
  { env, err }: Pick<CommandContext, 'env' | 'err'>,
  plan: Plan & { readonly name: string },
): Promise<(Plan & { readonly name: string }) | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'ralph-edit-'))
  const file = join(folder, `${plan.name}.md`)
  try {
    await writeFile(file, writeMarkdown(plan))
    if (!(await runEditor(file, env))) {
      err('The editor could not be used: set EDITOR to one that waits, such as EDITOR=nano.\n')
      return undefined
    }
    const { plan: edited, findings } = readPlan({ file: `${plan.name}.md`, bytes: await readFile(file) })
    const errors = findings.filter(({ severity }) => severity === 'error')
    if (edited && errors.length === 0) return { ...edited, name: plan.name }
    for (const finding of errors) err(`${findingLine(finding, `${plan.name}.md`)}\n`)
    return undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
