import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchProject } from './bench-project.ts'
import { job } from './engine.ts'
import { median } from './median.ts'
import { makeOlder } from './past.ts'
import type { Row } from './row.ts'

/** Stands in for ssh and runs the remote's side here; notes the bytes of each push, and of which ref. */
const countingSsh = (log: string, scratch: string): string => `#!/bin/bash
for last; do :; done
case "$last" in
  *git-receive-pack*)
    tee '${scratch}'.$$ | sh -c "$last"; code=$?
    echo "$(wc -c < '${scratch}'.$$) $(head -c 400 '${scratch}'.$$ | tr '\\0' ' ' | grep -ao 'refs/[^ ]*' | head -1)" >> '${log}'
    exit $code ;;
  *) exec sh -c "$last" ;;
esac
`

/** Bytes that a state commit sends to the remote, where the run is young and where it is old; equally many tasks. */
export async function pushedBytesRow(): Promise<Row> {
  const young = await bytesPerIteration(10)
  const old = await bytesPerIteration(5000)
  const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
  return {
    what: 'bytes pushed to the state ref an iteration, after 10 and after 5,000 iterations',
    promise: 'independent of the past',
    measured: `${kb(young)} and ${kb(old)}`,
    holds: old <= 1.5 * young,
    dominated: 'prompt, handoff and check results; of the tasks `run.json` holds those that changed lately',
  }
}

async function bytesPerIteration(past: number): Promise<number> {
  const project = benchProject({ files: 200, tasks: 5020 })
  const log = join(project.folder, 'pushes')
  const ssh = join(project.folder, 'ssh')
  writeFileSync(ssh, countingSsh(log, join(project.folder, 'sent')))
  chmodSync(ssh, 0o755)
  const over = { remote: `ssh://bench${project.origin}`, env: { GIT_SSH_COMMAND: ssh } }
  await job(project, { ...over, args: ['--max-iterations', '1'] })
  makeOlder(project, past)
  writeFileSync(log, '')
  await job(project, { ...over, args: ['--max-iterations', '6'] })
  const pushes = readFileSync(log, 'utf8').trim().split('\n')
  project.remove()
  const state = pushes.filter((line) => line.includes('refs/heads/ralph/state/'))
  return median(state.map((line) => Number(line.split(' ')[0])))
}
