/** A fault that somebody could make in `src`, alone, and the tests that are to see it. */
export interface Mutant {
  /** What the engine then does, as a sentence without a subject. */
  readonly does: string
  readonly file: string
  /** Stands once in the file. */
  readonly from: string
  readonly to: string
  /** Test files, or `simulation`: 3,000 schedules. The first one that fails is who caught it. */
  readonly tests: readonly string[]
}

const lanes = ['simulation', 'test/app/lanes.test.ts', 'test/app/lane-budget.test.ts', 'test/app/any-lanes.test.ts']

/** They have each a test of machines that die of checks. */
const suspects = ['test/app/lanes.test.ts', 'test/app/round.test.ts']

const train = 'src/core/run/next/train.ts'
const beside = 'src/core/run/next/next-beside.ts'
const attemptEnd = 'src/core/run/fold/attempt-end.ts'
const land = 'src/app/lanes/land.ts'
const compose = 'src/app/lanes/compose.ts'
const capture = 'src/app/lanes/capture.ts'
const ledger = 'src/app/job/ledger.ts'
const runLanes = 'src/app/run-lanes.ts'
const remote = 'src/adapter/git/remote/remote.ts'

export const mutants: readonly Mutant[] = [
  {
    does: 'lands a change although its checks were of another tree',
    ...{ file: train, from: 'checked.tree === landing.tree', to: 'true', tests: lanes },
  },
  {
    does: 'lands a change whose checks are red',
    file: land,
    from: 'const isRed =',
    to: "if (typeof validation === 'object') Object.assign(validation, { passed: true })\n  const isRed =",
    tests: lanes,
  },
  {
    does: 'composes a change on a tip that has moved',
    ...{ file: compose, from: 'if (coded.checkpoint === tip)', to: "if (coded.checkpoint !== '')", tests: lanes },
  },
  {
    does: "makes the engine's own edits before the change is merged onto the others",
    file: capture,
    from: 'const candidate = await writeCandidate(ports, job, { state: ledger.state, coded })',
    to: 'const candidate = await writeCandidate(ports, job, { state: ledger.state, coded: await (await import("../phase/validate/candidate.ts")).withEngineEdits(ports, job, { ledger, coded }) })',
    tests: lanes,
  },
  {
    does: 'blames a change for checks that were red behind others',
    file: land,
    from: 'if (!landing || !countsFor(coded, landing)) return undefined',
    to: 'if (!landing || (validation.passed && !countsFor(coded, landing))) return undefined',
    tests: lanes,
  },
  {
    does: 'expects a change to land that was red once',
    ...{ file: train, from: ' || check.wasRed', to: '', tests: lanes },
  },
  {
    does: 'goes on with checks whose ground has left the train',
    file: land,
    from: 'if (checks?.ahead.includes(iteration)) checks.dropped.abort()',
    to: 'if (checks?.ahead.includes(iteration)) continue',
    tests: lanes,
  },
  {
    does: 'checks as many changes together as there are',
    ...{ file: train, from: 'if (running >= checksAtOnce) return wait', to: '', tests: lanes },
  },
  {
    does: 'ends a job before its processes',
    ...{
      file: train,
      from: "if (check?.verdict === 'running' && ends) return wait",
      to: "if (check?.verdict === 'running' && ends) return { kind: 'set_aside' }",
      tests: lanes,
    },
  },
  {
    does: 'lands a change of a task that an order decided about',
    ...{
      file: train,
      from: "if (!isWanted) return { kind: 'leave' }",
      to: '',
      tests: lanes,
    },
  },
  {
    does: 'lets attempts at dependents of an undone task go on',
    ...{ file: beside, from: ' || undone.some((id) => dependents(plan, id).includes(task.id))', to: '', tests: lanes },
  },
  {
    does: 'counts the first conflict of a task as a failed attempt',
    ...{ file: train, from: '=> rebases === 0', to: '=> rebases < 0', tests: lanes },
  },
  {
    does: 'never counts a conflict',
    ...{ file: train, from: '=> rebases === 0', to: '=> rebases >= 0', tests: lanes },
  },
  {
    does: 'takes a task that fails by itself for a victim of the others',
    ...{ file: train, from: "end.cause === 'checks' && end.fingerprint !== before", to: 'true', tests: lanes },
  },
  {
    does: 'makes a task beside others that left the train twice',
    ...{ file: beside, from: 'return alone || rebases >= maxRebases', to: 'return alone', tests: lanes },
  },
  {
    does: 'makes tasks together that were lost together',
    ...{
      file: beside,
      from: 'return alone || rebases >= maxRebases',
      to: 'return rebases >= maxRebases',
      tests: lanes,
    },
  },
  {
    does: 'counts a machine that was lost with several attempts against each task',
    ...{ file: attemptEnd, from: 'if (event.beside) return { alone: true }', to: '', tests: lanes },
  },
  {
    does: 'counts a limit that several lanes meet once for each',
    ...{
      file: attemptEnd,
      from: 'if (current) return {',
      to: 'if (current && current.count < 0) return {',
      tests: lanes,
    },
  },
  {
    does: "lets another lane's success end a limit",
    file: attemptEnd,
    from: '(waiting.until > at || lane.started < waiting.until) ? waiting : null',
    to: '(waiting.until > at || lane.started < waiting.until) ? null : null',
    tests: lanes,
  },
  {
    does: 'lets all lanes begin after a limit, before one has shown that it is over',
    file: beside,
    from: 'candidate === null && started >= waiting.until',
    to: 'candidate === started && started >= waiting.until',
    tests: [...lanes, 'test/core/run/next/next-beside.test.ts'],
  },
  {
    does: 'reserves no tokens for a call',
    file: beside,
    from: 'Math.max(1, Math.floor(freeTokens / shares))',
    to: 'tokenBudget',
    tests: lanes,
  },
  {
    does: 'lands another change than the one that was approved',
    file: 'src/app/phase/settle/hold-commit.ts',
    from: 'lane.held.patch === patch ?',
    to: "patch !== '' ?",
    tests: ['test/app/lanes-approval.test.ts'],
  },
  {
    does: 'lands a change that waits for a person',
    file: 'src/core/run/fold/open-attempts.ts',
    from: 'held !== null && held.approved_by === null',
    to: 'held === null && held !== null',
    tests: ['test/app/lanes-approval.test.ts'],
  },
  {
    does: 'begins further attempts while no memory is free',
    file: 'src/core/run/next/lane-room.ts',
    from: 'memory < Math.max(memoryFloor, needed)',
    to: 'memory < 0',
    tests: ['test/app/lanes.test.ts', 'test/core/run/next/lane-room.test.ts'],
  },
  {
    does: "leaves the links of one lane's set-up in another one's files",
    file: 'src/adapter/git/workspace/set-up-copy.ts',
    from: 'for (const link of request.links)',
    to: 'for (const link of request.links.slice(0, 0))',
    tests: ['test/adapter/git/workspace/set-up-copy.test.ts'],
  },
  {
    does: 'trusts what an agent in a lane left in the environment when its engine died',
    file: 'src/adapter/git/workspace/workspace.ts',
    from: 'environment.markAgentAtWork()',
    to: '',
    tests: ['test/adapter/git/workspace/environment-watch.test.ts'],
  },
  {
    does: 'reserves no money for a call',
    ...{
      file: beside,
      from: 'if (share >= usual) return share',
      to: 'if (share >= usual) return free',
      tests: lanes,
    },
  },
  {
    does: "takes a lane's share for the whole budget",
    ...{
      file: 'src/core/run/next/used-up.ts',
      from: 'lane.reserved_usd < usd - state.usage.usd',
      to: 'lane.reserved_usd < 0',
      tests: lanes,
    },
  },
  {
    does: 'begins the task that comes first instead of the one that most wait for',
    ...{ file: beside, from: '(chains.get(b.id) ?? 0) - (chains.get(a.id) ?? 0)', to: '0', tests: lanes },
  },
  {
    does: 'makes tasks together that change the same files',
    ...{ file: beside, from: '!open.some((other) => overlaps(task.paths, other.paths))', to: 'true', tests: lanes },
  },
  {
    does: 'mixes two milestones',
    ...{ file: beside, from: 'rank(task) === slice', to: 'slice >= 0', tests: lanes },
  },
  {
    does: 'begins an attempt without set-up',
    file: 'src/app/lanes/lane.ts',
    from: 'await ports.workspace.setUp(job.settings.setup, signal)',
    to: '',
    tests: [...lanes, 'test/app/set-up-again.test.ts', 'test/app/lanes-approval.test.ts'],
  },
  {
    does: 'keeps no change reachable that waits in the train',
    ...{
      file: capture,
      from: '  ledger.keep(candidate)\n',
      to: '',
      tests: [...lanes, 'test/app/lanes-approval.test.ts'],
    },
  },
  {
    does: 'renews no lease while agents work',
    ...{
      file: 'src/app/lanes/wait-for-change.ts',
      from: 'if (clock.now() >= renewal) await renewLease(context)',
      to: '',
      tests: lanes,
    },
  },
  {
    does: 'takes a run over whose job is alive',
    file: 'src/core/run/lease/lease-verdict.ts',
    from: "if (isAlive) return { kind: 'held'",
    to: "if (isAlive) return { kind: 'over'",
    tests: ['simulation', 'test/core/run/lease/lease-verdict.test.ts'],
  },
  {
    does: 'never takes a run over whose job is gone',
    file: 'src/core/run/lease/lease-verdict.ts',
    from: "if (life === 'gone') return { kind: 'over'",
    to: "if (life === 'gone') return { kind: 'held'",
    tests: ['simulation', 'test/core/run/lease/lease-verdict.test.ts'],
  },
  {
    does: 'writes on after another job has taken the run over',
    file: ledger,
    from: 'if (run.state.epoch !== state?.epoch || !sameHolder(run.state)) throw leaseLost(run.state, source)',
    to: '',
    tests: ['test/app/races.test.ts', 'test/app/any-run.test.ts'],
  },
  {
    does: 'writes facts twice where a push that seemed to fail has won',
    file: ledger,
    from: 'facts = facts.slice(await countWritten(ports, { run, seq, ownFacts }))',
    to: 'await countWritten(ports, { run, seq, ownFacts })',
    tests: ['test/app/lanes-reports.test.ts', 'test/app/interruptions.test.ts'],
  },
  {
    does: 'obeys an order twice',
    file: 'src/app/apply-orders.ts',
    from: 'orders.filter(({ id }) => !consumedIds.has(id))',
    to: 'orders.filter(({ id }) => id !== String(consumedIds.size))',
    tests: ['test/app/obey.test.ts', 'test/app/any-orders.test.ts'],
  },
  {
    does: 'pushes over what somebody else has written',
    file: remote,
    from: `--force-with-lease=\${ref}:\${expected ?? ''}`,
    to: '--force',
    tests: ['test/adapter/git/state/state-ref.test.ts', 'test/adapter/git/remote/remote.test.ts'],
  },
  {
    does: 'takes a push without an answer for one that failed',
    ...{ file: remote, from: "if ((actual ?? '') === oid) return { kind: 'won' }", to: '' },
    tests: ['test/adapter/git/remote/remote.test.ts', 'test/adapter/git/state/state-ref.test.ts'],
  },
  {
    does: 'takes a dossier that another job has handed over since',
    file: 'src/core/run/lease/awaited-dossier.ts',
    from: 'if (dossier.nonce !== handed?.nonce)',
    to: "if (dossier.nonce === '')",
    tests: ['test/app/phases.test.ts'],
  },
  {
    does: 'sends a request again that creates something and was not answered',
    file: 'src/adapter/github/client/client.ts',
    from: "!route.startsWith('GET ') || ",
    to: '',
    tests: ['test/adapter/github/client/client.test.ts'],
  },
  {
    does: 'checks others beside a change that machines may have died of',
    ...{ file: runLanes, from: 'isSuspect ? 1 : job.checksAtOnce', to: 'job.checksAtOnce', tests: suspects },
  },
  {
    does: 'checks a change first again that a machine died of',
    file: 'src/app/branch/lost-attempts.ts',
    from: "if (candidate !== null) ledger.record({ type: 'attempt_captured'",
    to: "if (candidate === '') ledger.record({ type: 'attempt_captured'",
    tests: suspects,
  },
  {
    does: 'never gives a change up that machines die of',
    file: 'src/app/lanes/stored-candidates.ts',
    from: 'lane.checks_lost <= lossesAllowed',
    to: 'lane.checks_lost >= 0',
    tests: suspects,
  },
  {
    does: 'takes a change that was approved after the checks began for one whose checks were lost',
    file: 'src/app/delegated/round.ts',
    from: 'legs.find(({ iteration }) => iteration === candidate.coded.iteration)',
    to: 'legs.find(({ iteration }) => iteration === candidate.coded.iteration) ?? candidate',
    tests: ['test/app/round-approval.test.ts'],
  },
  {
    does: 'checks a change on top of one that waits for a person',
    ...{ file: train, from: "approval !== 'iteration' || (", to: 'true || (' },
    tests: ['test/app/lanes-approval.test.ts', 'test/app/round-approval.test.ts'],
  },
  {
    does: 'lands a change that waited while the task it builds on was undone',
    file: 'src/app/phase/settle/undo.ts',
    from: 'candidate !== null && dependentIds',
    to: "candidate === '' && dependentIds",
    tests: ['test/app/round-orders.test.ts'],
  },
  {
    does: 'lands a change whose task a person reworded while it waited',
    file: 'src/core/plan/change/reworded.ts',
    from: 'textFields.includes(name)',
    to: 'textFields.length === 0',
    tests: ['test/app/reworded-task.test.ts'],
  },
  {
    does: 'keeps a commit for approval whose task a person reworded',
    file: 'src/app/phase/intake/adopt-plan.ts',
    from: '!isReworded(plan, task, statusIn(state))',
    to: 'isReworded(plan, task, statusIn(state)) || true',
    tests: ['test/app/reworded-task.test.ts'],
  },
  {
    does: 'lets an agent change a task that another one has under way',
    file: 'src/core/plan/change/amendment-rules.ts',
    from: "current !== '' && action !== 'add' && statusOf(task_id) === 'in_progress'",
    to: "current === task_id && action !== 'add' && statusOf(task_id) === 'in_progress'",
    tests: ['test/app/reworded-task.test.ts'],
  },
]
