import { expect, test } from 'vitest'
import { planGraph } from '../../../../src/core/report/facts/plan-graph.ts'
import { doctorText } from '../../../../src/core/report/terminal/doctor.ts'
import { dryRunReport } from '../../../../src/core/report/terminal/dry-run.ts'
import { endOfJob, finalReport } from '../../../../src/core/report/terminal/end-of-job.ts'
import { logPrinter } from '../../../../src/core/report/terminal/log-view.ts'
import { planTree } from '../../../../src/core/report/terminal/plan-tree.ts'
import { runListText } from '../../../../src/core/report/terminal/run-list.ts'
import { statusText } from '../../../../src/core/report/terminal/status-text.ts'
import { statusReport } from '../../../../src/core/report/words/status.ts'
import { displayWidth, fitLines, type TextStyle } from '../../../../src/core/text/display-width.ts'
import { oneOfEach, oneOfEachReason } from '../../../support/run-events.ts'
import { at, doneTask, oidOf, planOf, runState, testNow } from '../../../support/run-state.ts'

const id = (end: string): string => `MIGRATE-THE-WHOLE-BILLING-SERVICE-${end}`
const folder = '/home/somebody/projects/of-the-team/a-garden-with-a-long-name'
const plan = planOf(
  { id: id('1'), title: 'Move every table of the billing service to the new database without any downtime' },
  { id: id('2'), title: 'Use it', depends_on: [id('1')] },
)
const state = runState(plan, {
  iteration: 3,
  tasks: { [id('1')]: doneTask(1) },
  warned: [{ budget: 'cost', used: 8, limit: 10 }],
  lease: {
    holder: {
      kind: 'process',
      host: 'a-machine-with-quite-a-long-name.example.org',
      boot: 'b',
      pid: 4711,
      started: '1',
    },
    epoch: 1,
    taken: at(-300_000),
    renewed: at(-120_000),
  },
  current: { iteration: 3, task: id('2'), attempt: 1, checkpoint: oidOf('c'), started: at(-192_000) },
})
const context = {
  planFile: 'plans/of-the-team/a-plan-with-a-long-name.json',
  reachedBy: ['--remote', `${folder}/origin.git`],
  workBranch: 'ralph/work/a-plan-with-a-long-name',
  now: testNow,
  stateRef: 'refs/heads/ralph/state/a-plan-with-a-long-name',
}
const idle = { ...state, lease: null, current: null }

const reports: Record<string, (look: TextStyle) => string[]> = {
  status: (look) => statusText(statusReport({ plan, state }, context), { ...look, now: testNow }),
  'status at rest': (look) =>
    statusText(statusReport({ plan, state: { ...idle, stop: oneOfEachReason.stuck } }, context), {
      ...look,
      now: testNow,
    }),
  final: (look) =>
    Object.values(oneOfEachReason).flatMap((reason) => finalReport({ plan, state: idle, reason }, context, look)),
  'end of a job': (look) =>
    Object.values(oneOfEachReason).flatMap((reason) => endOfJob({ plan, state: idle, reason }, context, look)),
  'dry run': (look) =>
    dryRunReport(
      {
        ...{ plan, state: null, step: `Attempt 1 at ${id('1')}, Move every table, as iteration 1.`, unchecked: null },
        checks: [{ name: 'npm test', run: 'npm test', kind: 'test', timeout_ms: 600_000, working_directory: folder }],
        agentCommand: ['claude', '-p', '--append', 'x'.repeat(40)],
        sections: [{ name: 'Current Task', chars: 512 }],
        callsBefore: ['index', 'post', 'prep'],
        forecast: null,
        refs: { work: context.workBranch, state: context.stateRef, remote: `${folder}/origin.git` },
      },
      context,
      look,
    ),
  doctor: (look) =>
    doctorText(
      [
        { probe: 'repository', level: 'ok', found: `${folder}, main at 1234567`, remedy: null },
        {
          probe: 'credentials',
          level: 'fail',
          found: 'There is no key, token or login for the model.',
          remedy:
            'Log in once with `claude`, or set ANTHROPIC_API_KEY, and then give the same command again: `ralph doctor`.',
        },
      ],
      look,
    ),
  log: (look) => Object.values(oneOfEach).flatMap(logPrinter(look)),
  list: (look) =>
    runListText(
      [
        {
          ...{ plan: 'a-plan-with-a-long-name', where: 'this repository', done: 1, total: 2, updated: at(0) },
          ...{ status: 'waiting for approval of MIGRATE', state_ref: null, disk_bytes: 148_000_000 },
        },
      ],
      { ...look, disk: { folder: `${folder}/.local/state/ralph`, bytes: 148_000_000 } },
    ),
  tree: (look) => planTree(planGraph(plan, { name: 'demo', source: 'run', statusOf: () => 'pending' }), look),
}

const bare = (line: string): string => line.trim().replace(/^(?:[-→✓✗!·] )+|[.,:;)]+$| \\$/g, '')
/** One word, or one command in its code span: nothing of it may be broken. */
const isOneAtom = (line: string): boolean => !/\s/.test(bare(line).replace(/`[^`]*`/g, 'x'))

test.each(Object.keys(reports).flatMap((name) => [80, 60].map((width) => [name, width] as const)))(
  '%s at %d columns breaks no word and no code, and loses none',
  (name, width) => {
    const render = reports[name] ?? (() => [])
    const shown = render({ width, color: false, isTty: true })
    for (const line of shown) {
      const aFlagAndItsValue = /^\s+(?:&& )?--[a-z-]+ \S+(?: \\)?$/.test(line)
      if (displayWidth(line) > width && !aFlagAndItsValue) expect(isOneAtom(line), line).toBe(true)
    }
    const words = (lines: readonly string[]): string =>
      lines
        .join(' ')
        .replace(/ \\(?= |$)/g, '')
        .replace(/\s+/g, '')
    if (['doctor', 'status at rest'].includes(name)) expect(words(shown)).toBe(words(render({ width, color: false })))
  },
)

test('a code span stays on one line, and colours take no room', () => {
  const look = { width: 20, color: true, isTty: true }
  expect(fitLines(['  - then `git log --all` shows it'], look)).toEqual([
    '  - then',
    '    `git log --all`',
    '    shows it',
  ])
  expect(fitLines(['\u001B[1ma b c d e f g h i j\u001B[22m'], look)).toHaveLength(1)
  expect(fitLines(['Cost      0.50 USD and more'], look)).toEqual(['Cost      0.50 USD', '          and more'])
  expect(fitLines(['a b c d e f g h i j k l m'], { ...look, isTty: false })).toHaveLength(1)
})
