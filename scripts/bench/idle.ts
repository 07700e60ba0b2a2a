import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { benchProject } from './bench-project.ts'
import { job } from './engine.ts'
import { ms, type Row } from './row.ts'
import { run } from './shell.ts'

/** Counts the git processes that the engine starts in a job with nothing to do, by a `git` before the real one on PATH. */
export async function idleRow(): Promise<Row> {
  const project = benchProject({ files: 200, tasks: 1 })
  await job(project)
  const bin = join(project.folder, 'bin')
  const calls = join(project.folder, 'git-calls')
  const real = run('sh', ['-c', 'command -v git'], { cwd: project.folder })
  mkdirSync(bin)
  // The operation is the first word that is neither an option nor a setting.
  const note = `for word; do case "$word" in -*|*=*) ;; *) echo "$word" >> '${calls}'; break ;; esac; done`
  writeFileSync(join(bin, 'git'), `#!/bin/sh\n${note}\nexec '${real}' "$@"\n`)
  chmodSync(join(bin, 'git'), 0o755)
  await job(project, { env: { PATH: `${bin}${delimiter}${process.env['PATH']}` } })
  const made = readFileSync(calls, 'utf8').trim().split('\n')
  const tick = await job(project)
  project.remove()
  const times = new Map<string, number>()
  for (const name of made) times.set(name, (times.get(name) ?? 0) + 1)
  return {
    what: 'a job with nothing to do',
    promise: 'at most 3 git processes',
    measured: `${made.length} processes, ${ms(tick.ms)}`,
    holds: made.length <= 3,
    dominated: [...times].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', '),
  }
}
