import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from './shell.ts'

/** A repository with a bare one as its remote, a plan, and a stub agent that notes when it began and ended. */
export interface BenchProject {
  readonly folder: string
  readonly directory: string
  readonly origin: string
  /** The stub agent, a shell command. */
  readonly agent: string
  /** What it reaches besides its workspace: its own program and its notes. */
  readonly reached: string
  /** Begin and end of every agent call so far, in ms since the epoch. */
  stamps(): { begun: number; ended: number }[]
  /** Puts the project aside; nothing of it is needed any more. */
  remove(): void
}

/** Tasks `T1`, `T2`, … that depend on nothing. */
export const planOf = (tasks: number): unknown => ({
  name: 'bench',
  tasks: Array.from({ length: tasks }, (_, at) => ({ id: `T${at + 1}`, title: `Change number ${at + 1}` })),
})

export function benchProject(size: { files: number; tasks: number; says?: string }): BenchProject {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-bench-'))
  const directory = join(folder, 'project')
  const origin = join(folder, 'origin.git')
  writeFiles(directory, size.files)
  writeFileSync(join(directory, 'plan.json'), JSON.stringify(planOf(size.tasks)))
  git(directory, 'init', '--quiet', '--initial-branch=main')
  git(directory, 'add', '--all')
  git(directory, 'commit', '--quiet', '--message', 'Files to work on')
  git(directory, 'clone', '--quiet', '--bare', '.', origin)
  git(directory, 'remote', 'add', 'origin', origin)
  const reached = join(folder, 'agent')
  mkdirSync(reached)
  const stampFile = join(reached, 'stamps')
  writeFileSync(stampFile, '')
  const agent = join(reached, 'agent.sh')
  writeFileSync(agent, agentScript(stampFile, size.says ?? ''))
  return {
    folder,
    directory,
    origin,
    agent: `sh '${agent}'`,
    reached,
    stamps: () => pairs(readFileSync(stampFile, 'utf8').trim().split('\n')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function writeFiles(directory: string, files: number): void {
  for (let at = 0; at < files; at++) {
    const folder = join(directory, `src-${Math.floor(at / 100)}`)
    if (at % 100 === 0) mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `file-${at}.txt`), `${`line of file ${at}\n`.repeat(40)}`)
  }
}

const agentScript = (stampFile: string, says: string): string => `
date +%s%N >> '${stampFile}'
${says}
echo "$RALPH_ITERATION" > "change-$RALPH_ITERATION.txt"
echo '{"summary":"A change.","freeform":"It was made by a stub."}' > "$RALPH_HANDOFF_FILE"
date +%s%N >> '${stampFile}'
`

function pairs(lines: readonly string[]): { begun: number; ended: number }[] {
  const ms = lines.map((line) => Number(line) / 1e6)
  return Array.from({ length: Math.floor(ms.length / 2) }, (_, at) => ({
    begun: ms[2 * at] ?? 0,
    ended: ms[2 * at + 1] ?? 0,
  }))
}

/** From the end of each agent call to the begin of the next one, in ms: what is not the agent. */
export function gaps(stamps: readonly { begun: number; ended: number }[]): number[] {
  return stamps.slice(1).map(({ begun }, at) => begun - (stamps[at]?.ended ?? 0))
}
