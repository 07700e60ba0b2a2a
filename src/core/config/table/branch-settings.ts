import { usualPrefix } from '../../ref/state-ref-name.ts'
import { setting } from '../../setting/define-setting.ts'
import { oneOf, optional, text, toggle } from '../../setting/setting.ts'
import { statePrefix } from './state-prefix.ts'

/** Where a run keeps its branches, and what becomes of a base that moves. */
export const branchSettings = {
  'merge-base': setting({
    read: toggle,
    fallback: true,
    rule: 'kept',
    help: 'false: a base that moved is not merged into the work branch when a job starts',
    example: 'false',
  }),
  'base-conflict': setting({
    read: oneOf('person', 'task'),
    fallback: 'person',
    rule: 'kept',
    help: 'a moved base that conflicts: person: wait for a merge by hand; task: the agent resolves it next, the checks decide',
    example: 'task',
  }),
  remote: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'place',
    help: 'where the branches are kept: a remote name, a path or a URL; default: this repository',
    example: 'origin',
  }),
  'state-ref': setting({
    read: statePrefix,
    fallback: usualPrefix,
    rule: 'place',
    help: 'the folder of refs that holds the state of each plan; refs/ralph/state is outside of the branches, where other apps build each one',
    example: 'refs/ralph/state',
  }),
} as const
