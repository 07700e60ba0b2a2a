import { readStateFiles, stateFiles } from '../../src/adapter/git/state/state-files.ts'
import { iterationPath, segmentPath } from '../../src/core/ref/state-paths.ts'
import { fold } from '../../src/core/run/fold/evolve.ts'
import { runFilesWriter } from '../../src/core/run/stored/run-files.ts'
import { noUsage } from '../../src/schema/agent/usage.ts'
import type { RunEvent } from '../../src/schema/run/event.ts'
import type { RunState } from '../../src/schema/run/run-state.ts'
import type { BenchProject } from './bench-project.ts'
import { git, run } from './shell.ts'

const ref = 'refs/heads/ralph/state/bench'

type FilesOf = (iteration: number) => Readonly<Record<string, string>>

/** Files of the size that the engine writes, which nobody reads. */
const unread: FilesOf = (iteration) =>
  Object.fromEntries(
    ['prompt.md', 'handoff.json', 'agent.json', 'validation.json'].map((name) => [
      name,
      `{"of": ${iteration}, "text": "${'x'.repeat(400)}"}\n`,
    ]),
  )

/**
 * Makes a run older: puts `iterations` successes into the state at the remote, as state commits of their own with the
 * files that the engine writes. The run must have been started by the engine, with a plan that has tasks enough.
 */
export function makeOlder({ origin }: Pick<BenchProject, 'origin'>, iterations: number, filesIn = unread): void {
  let { state, gathered } = stateAt(origin)
  const log = git(origin, 'ls-tree', '-r', '--name-only', ref, 'log/').split('\n').length
  const first = state.iteration + 1
  const filesOf = runFilesWriter((text) => text)
  const stream: string[] = []
  let events: RunEvent[] = []
  for (let at = 0; at < iterations; at++) {
    const own = eventsOf(first + at, state)
    events.push(...own)
    const seq = log + at + 1
    stream.push(commit({ seq, from: at === 0 ? `${ref}^0` : undefined, work: state.work }))
    stream.push(file(segmentPath(seq), own.map((event) => `${JSON.stringify(event)}\n`).join('')))
    for (const [name, content] of Object.entries(filesIn(first + at))) {
      stream.push(file(iterationPath(first + at, name), content))
    }
    // The engine compares the newest state with the one before it; nobody reads the run of the others.
    if (at < iterations - 2) continue
    state = fold(state, events) ?? state
    events = []
    const written = filesOf(state, gathered)
    gathered = written.gathered
    for (const [path, content] of written.files) stream.push(file(path, content))
  }
  stream.push('done\n')
  run('git', ['fast-import', '--quiet', '--done', '--force'], { cwd: origin, input: stream.join('') })
}

function stateAt(origin: string) {
  const there = git(origin, 'ls-tree', '--name-only', ref).split('\n')
  const content = (path: string) => Buffer.from(git(origin, 'cat-file', 'blob', `${ref}:${path}`))
  const read = readStateFiles(stateFiles.map((path) => (there.includes(path) ? content(path) : undefined)))
  if (read.kind !== 'good') throw new Error(`the state cannot be read: ${JSON.stringify(read)}`)
  return read
}

function eventsOf(iteration: number, { work }: RunState): RunEvent[] {
  const at = new Date(Date.UTC(2026, 0, 1) + iteration * 5 * 60_000).toISOString()
  const task = `T${iteration}`
  const usage = noUsage
  return [
    { type: 'attempt_started', at, iteration, task, attempt: 1, checkpoint: work },
    {
      ...{ type: 'attempt_succeeded', at, iteration, task, commit: work, summary: `What iteration ${iteration} did` },
      ...{ handoff: 'structured', usage, duration_ms: 1000, flaky: [], turned_green: [] },
    },
  ]
}

const commit = (of: { seq: number; from: string | undefined; work: string }): string =>
  `commit ${ref}\ncommitter bench <bench@ralph.invalid> 1767225600 +0000\n${data(`past\n\nRalph-Seq: ${of.seq}\n`)}` +
  `${of.from === undefined ? '' : `from ${of.from}\n`}merge ${of.work}\n`

const file = (path: string, content: string): string => `M 100644 inline ${path}\n${data(content)}`

const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`
