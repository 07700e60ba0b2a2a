import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engine } from '../engine.ts'
import { randomBy } from '../random-by.ts'
import { git } from '../shell.ts'
import { idealMs } from './ideal.ts'

/** A plan of tasks that wait for none of each other, each with what its agent does. */
export interface Scene {
  /** For each task how long its agent works, in ms. */
  readonly agentMs: readonly number[]
  /** Tasks with the same number write the same lines of the same file. */
  readonly shared?: readonly (number | null)[]
  /** How long a check keeps one core busy, in ms. */
  readonly checkMs: number
}

export interface Run {
  /** From the start of the program to its end, without the baseline of the checks. */
  readonly ms: number
  readonly idealMs: number
  /** User and system time of the engine, git, agents and checks. */
  readonly cpuMs: number
  /** Attempts that were not the first of their task. */
  readonly further: number
  readonly commits: number
  /** Tips whose check was red in a fresh clone. */
  readonly redTips: number
}

/** Seconds from `from` to `to`, the same ones each time. */
export function durations(count: number, { from, to, seed }: { from: number; to: number; seed: number }): number[] {
  const next = randomBy(seed)
  return Array.from({ length: count }, () => Math.round(1_000 * (from + next() * (to - from))))
}

const check = (ms: number): string =>
  ms === 0 ? 'sh check.sh' : `sh check.sh && timeout ${ms / 1_000} sh -c 'while :; do :; done' || [ $? -eq 124 ]`

/** One job of the built program at default settings but for the lanes. */
export async function runScene(scene: Scene, lanes: number): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-lanes-'))
  const directory = join(folder, 'project')
  const reached = join(folder, 'agent')
  for (const path of [directory, reached]) mkdirSync(path, { recursive: true })
  writeFileSync(join(directory, 'plan.json'), JSON.stringify(planOf(scene)))
  // Every file that an agent wrote says its own name, and none holds a conflict marker.
  writeFileSync(join(directory, 'check.sh'), '! grep -lE "^(<<<<<<<|>>>>>>>)" T*.txt shared-*.txt 2>/dev/null\n')
  git(directory, 'init', '--quiet', '--initial-branch=main')
  git(directory, 'add', '--all')
  git(directory, 'commit', '--quiet', '--message', 'A plan')
  const agent = join(reached, 'agent.sh')
  writeFileSync(agent, agentScript(scene))
  const limits = ['--cost-budget', '1000', '--max-iterations', '100000']
  const agents = ['--agent', 'command', '--agent-command', `sh '${agent}'`, '--agent-writable', reached]
  const args = ['run', '--plan', 'plan.json', '--lanes', String(lanes), '--validate', check(scene.checkMs)]
  const { ms, cpuMs } = await engine(directory, [...args, ...limits, ...agents], { RALPH_HOME: join(folder, 'home') })
  const commits = git(directory, 'rev-list', '--reverse', 'main..ralph/work/plan').split('\n')
  const log = git(directory, 'log', '--format=%P', 'main..ralph/work/plan').split('\n')
  if (log.some((parents) => parents.includes(' '))) throw new Error('a commit has two parents')
  const redTips = redIn(folder, directory, commits)
  const iterations = Number(/"iteration": ?(\d+)/.exec(git(directory, 'show', 'ralph/state/plan:run.json'))?.[1])
  rmSync(folder, { recursive: true, force: true })
  const each = scene.agentMs.map((one) => one + scene.checkMs)
  const ideal = idealMs(
    each.map(() => []),
    each,
    lanes,
  )
  const further = iterations - scene.agentMs.length
  return { ms: ms - scene.checkMs, cpuMs, idealMs: ideal, further, commits: commits.length, redTips }
}

const planOf = ({ agentMs }: Scene): unknown => ({
  name: 'plan',
  tasks: agentMs.map((_, index) => ({ id: `T${index + 1}`, title: `Change number ${index + 1}` })),
})

/** Whoever finds markers takes both sides. */
function agentScript({ agentMs, shared = [] }: Scene): string {
  const rows = agentMs.map((ms, index) => {
    const file = shared[index] === undefined || shared[index] === null ? '' : `shared-${shared[index]}.txt`
    return `T${index + 1}) seconds=${ms / 1_000}; file='${file}';;`
  })
  return `
case "$RALPH_TASK_ID" in
${rows.join('\n')}
esac
sleep "$seconds"
echo "$RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
if [ -n "$file" ]; then
  touch "$file"
  grep -vE '^(<<<<<<<|=======|>>>>>>>)' "$file" > "$file.new"
  mv "$file.new" "$file"
  grep -qx "$RALPH_TASK_ID" "$file" || echo "$RALPH_TASK_ID" >> "$file"
fi
echo '{"summary":"A change.","freeform":"It was made by a stub."}' > "$RALPH_HANDOFF_FILE"
`
}

/** How many of these commits are red in a clone of the repository. */
function redIn(folder: string, directory: string, commits: readonly string[]): number {
  const clone = join(folder, 'clone')
  git(folder, 'clone', '--quiet', '--no-checkout', directory, clone)
  return commits.filter((commit) => {
    git(clone, 'checkout', '--quiet', '--force', commit)
    try {
      git(clone, '-c', 'alias.check=!sh check.sh', 'check')
      return false
    } catch {
      return true
    }
  }).length
}
