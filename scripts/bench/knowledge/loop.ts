// One run of a history through the built program, with the scripted agent; its prompts as the agent got them.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engine } from '../engine.ts'
import { git } from '../shell.ts'
import type { History } from './history.ts'

export interface Mode {
  readonly name: string
  readonly args: readonly string[]
  readonly budgetTokens: number
}

/** Each at its default settings. */
export const modes: readonly Mode[] = [
  { name: 'handoff-only', args: ['--mode', 'handoff-only'], budgetTokens: 8_000 },
  {
    name: 'handoff-plus-index, `indexer: fields`',
    args: ['--mode', 'handoff-plus-index', '--indexer', 'fields'],
    budgetTokens: 16_000,
  },
  {
    name: 'handoff-plus-index, an indexer that errs',
    args: ['--mode', 'handoff-plus-index'],
    budgetTokens: 16_000,
  },
  {
    name: 'agent-orchestrated, a post that errs',
    args: ['--mode', 'agent-orchestrated'],
    budgetTokens: 16_000,
  },
]

/** Prompts by iteration, the first one at 0, and what the program said at its end. */
export async function promptsOf(history: History, mode: Mode): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-memory-'))
  const project = join(folder, 'project')
  for (const path of [project, join(folder, 'prompts')]) mkdirSync(path)
  writeFileSync(join(folder, 'history.json'), JSON.stringify(history))
  const program = join(folder, 'claude')
  const script = join(import.meta.dirname, 'scripted-agent.ts')
  writeFileSync(
    program,
    `#!/bin/sh\n[ "$1" = --version ] && echo '2.1.330 (Claude Code)' && exit\nexec '${process.execPath}' '${script}' '${folder}'\n`,
  )
  chmodSync(program, 0o755)
  writeFileSync(join(project, 'plan.json'), JSON.stringify(history.plan))
  git(project, 'init', '--quiet', '--initial-branch=main')
  git(project, 'add', '--all')
  git(project, 'commit', '--quiet', '--message', 'A plan')
  // Nothing but memory is measured: no confinement, no checks, no remote.
  const rest = ['--confinement', 'none', '--no-checks', '--max-iterations', '1000']
  try {
    await engine(
      project,
      ['run', '--plan', 'plan.json', '--agent', 'claude', '--agent-path', program, ...rest, ...mode.args],
      {
        RALPH_HOME: join(folder, 'home'),
        ANTHROPIC_API_KEY: 'sk-ant-api03-of-the-memory-bench',
      },
    )
    return history.lessons.map((_, index) => readFileSync(join(folder, 'prompts', `${index + 1}.md`), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
