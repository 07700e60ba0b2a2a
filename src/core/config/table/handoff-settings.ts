import { higher, lowerIn } from '../../setting/rule.ts'
import { count, oneOf, setting } from '../../setting/setting.ts'

/** What comes of an agent's own account of its work; part of the table in `settings.ts`. */
export const handoffSettings = {
  incomplete: setting({
    read: oneOf('continue', 'done', 'fail'),
    fallback: 'continue',
    rule: lowerIn('done', 'continue', 'fail'),
    replayed: true,
    help: 'an agent says that its task is not complete, and the checks are green: continue: its commit is a part, and the next attempt goes on from it; done: the checks decide alone; fail: the attempt fails, and a task that fails takes its parts back with it',
    example: 'fail',
  }),
  'max-continuations': setting({
    read: count(0),
    fallback: 3,
    rule: higher,
    replayed: true,
    help: "attempts that go on with a task after its first part, before it fails; a task's own max_continuations beats it",
    example: '5',
  }),
  'human-review': setting({
    read: oneOf('note', 'ask', 'stop'),
    fallback: 'note',
    rule: lowerIn('note', 'ask', 'stop'),
    replayed: true,
    help: 'an agent wants a person to look at its work: note: it is told at once, and the run goes on; ask: what depends on the task, and later milestones, wait for `ralph approve TASK`; stop: the job ends after that iteration',
    example: 'ask',
  }),
  'on-stuck': setting({
    read: oneOf('ask', 'pause', 'skip'),
    fallback: 'ask',
    rule: 'kept',
    replayed: true,
    help: 'more attempts at a task would only cost money: ask: it fails at once, a person is told, and the run goes on with what does not need it; pause: no job works until `ralph resume`; skip: it is given up, and the run is complete only if a person agrees',
    example: 'pause',
  }),
  'stuck-after': setting({
    read: count(2),
    fallback: 3,
    rule: 'kept',
    replayed: true,
    help: 'a task is stuck when the same failure comes so many times in a row',
    example: '2',
  }),
} as const
