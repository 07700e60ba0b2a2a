import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Rules } from '../../src/schema/run/rules.ts'
import {
  carryOut,
  carryOutWithEnter,
  keepSituation,
  nextCommands,
  printedCommands,
} from '../support/printed-commands.ts'
import { goodAgent, makeProject, type Project, planOf } from '../support/project.ts'
import { runOf } from '../support/run-on-disk.ts'

const ref = 'refs/ralph/state/demo'

/** An agent that answers with one result line of the CLI's kind. */
const answering = (fields: object, before = ''): string =>
  `cat > /dev/null\n${before}\necho '${JSON.stringify({ type: 'result', ...fields })}'\n`
const work = 'echo x > "$RALPH_TASK_ID.txt"'
const handoff = { structured_output: { summary: 'Done.', freeform: 'Nothing to know.' } }
const limited = { subtype: 'success', is_error: true, api_error_status: 429, result: 'Limit reached' }

const person = { needed: true, reason: 'Which column?' }
const removal = [{ action: 'remove', task_id: 'B', reason: 'too hard' }]
/** An agent that leaves a handoff with these fields. */
const saying = (fields: object, does = work): string =>
  `cat > /dev/null\n${does}\necho '${JSON.stringify({ summary: 'Did it.', freeform: 'Notes.', ...fields })}' > "$RALPH_HANDOFF_FILE"\n`

const answer = (structured_output: object): string => answering({ structured_output }).replace('cat > /dev/null\n', '')
const issue = { severity: 'critical', category: 'risk', description: 'The old rows are lost.', tasks: ['A'] }
const openIssue = { id: 'C1', settled: false, severity: 'critical', description: 'Not shown.', action_item: '' }
const reply = { id: 'C1', valid: 'partially', argument: 'A keeps them.', mitigation: 'A copy.' }
const change = {
  ...{ lens: 'structure', reason: 'Nobody waits.' },
  ...{ action: 'modify', task_id: 'B', changes: { depends_on: ['A'] } },
}

/** An agent whose looks at the plan find what a person has to answer. */
const counselling = `prompt=$(cat)
case $RALPH_PASS in
consensus) case "$prompt" in
  *'each was answered'*) ${answer({ summary: 'Half.', issues: [openIssue] })} exit ;;
  *'on behalf of the plan'*) ${answer({ summary: 'Partly.', answers: [reply] })} exit ;;
  *) ${answer({ summary: 'Risky.', issues: [issue] })} exit ;;
  esac ;;
plan-review) ${answer({ verdict: 'not_ready', summary: 'Nobody waits.', changes: [change] })} exit ;;
esac
${goodAgent.replace('cat > /dev/null\n', '')}`

/** A run that made A on a base that did not have it, whose next job meets what `moves` did. */
const afterMove =
  (moves: (project: Project) => void) =>
  async (project: Project, run: readonly string[]): Promise<string> => {
    await project.ralph([...run, '--max-iterations', '1'])
    moves(project)
    return ended(await project.ralph(run))
  }

interface Row {
  readonly stop: string
  /** Some of its commands are orders without their text, which a terminal asks for. */
  readonly asks?: true
  /** In the default tier: a limit, a person's word, a red baseline, and what another process does to a job. */
  readonly first?: true
  readonly flags?: readonly string[]
  readonly agent?: string
  readonly check?: string
  /** Of the first task; without any, its first failure is its last. */
  readonly retries?: number
  /** Names of rules that a printed command is there to change. */
  readonly changes?: readonly string[]
  readonly cwd?: string
  /** Its lines for git are typed one after the other (`base-drift.test.ts` does), not each by itself. */
  readonly isSequence?: true
  /** Ends the job that runs, or prepares it. */
  readonly meanwhile?: (project: Project, run: readonly string[]) => Promise<string>
}

/** Begins a job whose agent waits, does something to it, and gives what is printed. */
const whileAtWork =
  (act: (project: Project, engine: ReturnType<Project['start']>, run: readonly string[]) => Promise<string>) =>
  async (project: Project, run: readonly string[]): Promise<string> => {
    const engine = project.start(run)
    await project.moment('called')
    return act(project, engine, run)
  }
const waits = `test -e "$MOMENTS/called" || { touch "$MOMENTS/called"; while ! test -e "$MOMENTS/go"; do sleep 0.1; done; }\n${goodAgent}`

const rows: readonly Row[] = [
  { stop: 'complete', flags: [] },
  { stop: 'iteration_limit', first: true, flags: ['--max-iterations', '1'], cwd: 'below' },
  { stop: 'time_budget', flags: ['--time-budget', '1s'], agent: answering(handoff, `sleep 1; ${work}`) },
  {
    stop: 'cost_budget',
    flags: ['--cost-budget', '5'],
    agent: answering({ ...handoff, total_cost_usd: 6 }, work),
    changes: ['cost-budget'],
  },
  {
    stop: 'token_budget',
    flags: ['--token-budget', '500'],
    agent: answering({ ...handoff, usage: { input_tokens: 400, output_tokens: 300 } }, work),
    changes: ['token-budget'],
  },
  { stop: 'iteration_limit', flags: ['--run-iterations', '1'], changes: ['run-iterations'] },
  { stop: 'human_review', flags: ['--approval', 'iteration'], asks: true },
  // A question without a change, a task that its agent wants looked at, and tasks that an agent removed.
  { stop: 'human_review', agent: saying({ request_human_review: person }, ':'), asks: true },
  {
    stop: 'human_review',
    flags: ['--human-review', 'ask'],
    agent: saying({ request_human_review: person }),
    asks: true,
  },
  { stop: 'human_review', agent: saying({ plan_amendments: removal }) },
  // What a look at the plan as a whole found, and what git cannot merge.
  {
    stop: 'blocked',
    flags: ['--consensus', 'gate', '--consensus-rounds', '1'],
    agent: counselling,
    asks: true,
  },
  { stop: 'blocked', flags: ['--plan-review', 'gate', '--plan-review-passes', '1'], agent: counselling, asks: true },
  { stop: 'iteration_limit', flags: ['--plan-review', 'comment', '--max-iterations', '1'], agent: counselling },
  {
    stop: 'human_review',
    isSequence: true,
    changes: ['base-conflict'],
    meanwhile: afterMove(({ repo }) => repo.commit('Base moves', { 'A.txt': 'the base has its own\n' })),
  },
  {
    stop: 'human_review',
    isSequence: true,
    meanwhile: afterMove(({ repo }) => {
      repo.git('switch', '--quiet', '--detach', 'main')
      const theirs = repo.commit('Mine', { 'A.txt': 'otherwise\n' })
      repo.git('switch', '--quiet', 'main')
      repo.git('update-ref', 'refs/heads/ralph/work/demo', theirs)
    }),
  },
  { stop: 'waiting', agent: answering(limited) },
  // `--known-red` is offered with `--change-rules`, which says that it weakens.
  { stop: 'blocked', check: 'exit 3', changes: ['known-red'] },
  { stop: 'stuck', agent: answering(handoff), asks: true },
  {
    stop: 'paused',
    agent: answering(handoff),
    flags: ['--on-stuck', 'pause', '--stuck-after', '2'],
    retries: 5,
    asks: true,
  },
  {
    stop: 'failed',
    flags: ['--setup', 'exit 1'],
    meanwhile: async ({ ralph }, run) => {
      await ralph(run)
      return (await ralph(['status', ...run.slice(1, 5)])).stdout
    },
  },
  {
    stop: 'paused',
    agent: waits,
    meanwhile: whileAtWork(async ({ ralph, repo }, engine) => {
      await ralph(['pause', '--state-ref', 'refs/ralph/state'])
      repo.write({ '../moments/go': '' })
      return (await engine.ended).stdout
    }),
  },
  {
    stop: 'cancelled',
    agent: waits,
    meanwhile: whileAtWork(async ({ repo }, engine) => {
      engine.kill('SIGINT')
      const { stdout } = await engine.ended
      repo.write({ '../moments/go': '' })
      return stdout
    }),
  },
  {
    stop: 'busy',
    agent: waits,
    meanwhile: whileAtWork(async ({ ralph, repo }, engine, run) => {
      const busy = await ralph(run)
      expect(busy.code).toBe(75)
      repo.write({ '../moments/go': '' })
      await engine.ended
      return busy.stderr
    }),
  },
]

const without = (rules: Rules | null, names: readonly string[]) =>
  Object.fromEntries(Object.entries(rules?.values ?? {}).filter(([name]) => !names.includes(name)))

const works = 'every command that a job prints which ends with $stop works as it stands, by the same rules'
test.each(rows.filter(({ first }) => first))(works, carriesOut)
test.each(rows.filter(({ first }) => !first))(works, { tags: 'thorough/variant' }, carriesOut)

async function carriesOut(row: Row): Promise<void> {
  const { flags = [], agent = goodAgent, check = 'true', changes = [], retries = 0 } = row
  const project = makeProject({
    'plan.json': planOf([{ id: 'A', max_retries: retries }, 'B']),
    'ci/ralph.yml': 'strategy: lenient\n',
    'below/README.md': 'x',
  })
  // On a laptop a job would wait for the provider.
  project.env['CI'] = 'true'
  const cwd = join(project.repo.path, row.cwd ?? '.')
  mkdirSync(cwd, { recursive: true })
  const own = ['--config', join(project.repo.path, 'ci/ralph.yml'), '--state-ref', 'refs/ralph/state']
  const rules = ['--validate', check, '--protected-paths', 'migrations/', '--check-env', 'SECRET']
  const bound = flags.includes('--run-iterations') ? [] : ['--run-iterations', '9']
  const run = ['run', ...own, ...project.agent(agent), ...rules, ...bound, ...flags]
  const printed = row.meanwhile ? await row.meanwhile(project, run) : ended(await project.ralph(run, { cwd }))
  const begun = runOf(project.repo, ref)
  if (row.stop !== 'busy') expect(begun.stop?.kind, printed).toBe(row.stop)
  expect(Object.keys(begun.rules?.values ?? {})).toEqual(expect.arrayContaining(['validate', 'strategy', 'check-env']))
  const all = [...new Set([...printedCommands(printed), ...nextCommands(printed)])]
  const commands = row.isSequence ? all.filter((line) => !line.startsWith('git ')) : all
  expect(commands.length, printed).toBeGreaterThan(row.stop === 'complete' ? -1 : 0)
  const putBack = keepSituation(project)
  const typed: string[] = []
  for (const command of commands) {
    const end = row.asks
      ? await carryOutWithEnter(project, command, { cwd })
      : { ...(await carryOut(project, command, { cwd })), typed: [] }
    expect([64, 65, 70, 127], `${command}\n${end.stdout}${end.stderr}`).not.toContain(end.code)
    typed.push(...end.typed)
    const now = runOf(project.repo, ref)
    expect(now.run, 'no second run').toBe(begun.run)
    expect(without(now.rules, changes), command).toEqual(without(begun.rules, changes))
    putBack()
  }
  expect(typed.length > 0, printed).toBe(row.asks === true)
}

const ended = ({ stdout, stderr }: { stdout: string; stderr: string }): string => stdout + stderr

test('a job that is told less finds the run at the remote where it was begun, and begins no second one elsewhere', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const { repo, root, ralph } = project
  for (const name of ['one.git', 'two.git']) repo.git('clone', '--quiet', '--bare', '.', join(root, name))
  const run = ['run', ...project.agent(goodAgent), '--validate', 'true', '--max-iterations', '1']
  expect((await ralph([...run, '--remote', '../one.git'])).code).toBe(2)
  const other = await ralph([...run, '--remote', '../two.git'])
  expect(other.code).toBe(64)
  expect(other.stderr).toContain(`stored at ${join(root, 'one.git')}`)
  const [, command = ''] = /To continue that run: `(ralph .+?)`\. To start/.exec(other.stderr) ?? []
  const last = await carryOut(project, command)
  expect(last.code, last.stdout + last.stderr).toBe(0)
  expect((await ralph(['status'])).stdout).toContain('All 2 tasks are done: 2 commits')
  expect(repo.git('for-each-ref', 'refs/heads/ralph')).toBe('')
})
