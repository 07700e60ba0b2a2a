import { join } from 'node:path'
import type { BenchProject } from './bench-project.ts'
import { run } from './shell.ts'

/** The floor: the same agent in a shell loop of `git add`, `commit`, `push` to the same remote. */
export function bareLoop({ agent, directory, folder }: BenchProject, iterations: number): void {
  const handoff = join(folder, 'handoff.json')
  const script = `
git checkout --quiet -b bare
i=0
while [ $i -lt ${iterations} ]; do
  i=$((i + 1))
  RALPH_ITERATION=$i RALPH_HANDOFF_FILE='${handoff}' ${agent}
  git add --all && git commit --quiet --message "change $i" && git push --quiet origin bare
done`
  run('sh', ['-e', '-c', script], { cwd: directory })
}
