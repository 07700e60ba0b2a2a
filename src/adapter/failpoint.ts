import { writeSync } from 'node:fs'
import { RalphError } from '../core/error/error.ts'

/**
 * Named moments around each effect that outlives the process, where a test lets the engine die, fail or stand still
 * (failure model P1). They are in the adapters alone: between two calls of a port the app changes nothing but
 * memory, so a death there looks like one after the first call or before the second.
 */
export const failpointNames = [
  'process-directory.made',
  'process-directory.remove',
  'store.configured',
  'store.initialised',
  'store.opened',
  'remote.list',
  'remote.listed',
  'remote.push',
  'remote.pushed',
  'remote.push-both',
  'remote.pushed-both',
  'remote.fetch',
  'remote.fetched',
  'state.load',
  'state.read',
  'state.commit',
  'state.commit-written',
  'state.commit-pushed',
  'work.write',
  'work.written',
  'work.publish',
  'work.published',
  'work.merge',
  'work.merged',
  'milestone.push',
  'milestone.pushed',
  'inbox.look',
  'inbox.order-read',
  'inbox.forget',
  'inbox.forgotten',
  'workspace.restore',
  'workspace.emptied',
  'workspace.tree-read',
  'workspace.cleaned',
  'workspace.files-restored',
  'workspace.restored',
  'workspace.capture',
  'workspace.index-copied',
  'workspace.staged',
  'workspace.tree-written',
  'workspace.captured',
  'workspace.reset-tracked',
  'workspace.tracked-reset',
  'template.fill',
  'template.filled',
  'template.add',
  'template.added',
  'template.copied',
  'set-up.command',
  'set-up.command-ended',
  'set-up.marked',
  'call.folder-made',
  'agent.start',
  'agent.started',
  'agent.ended',
  'check.start',
  'check.ended',
] as const

export type FailpointName = (typeof failpointNames)[number]

export const failpointActions = ['kill', 'throw', 'hang', 'enospc'] as const

interface Armed {
  readonly name: string
  readonly action: (typeof failpointActions)[number]
  left: number
}

let armed: Armed | undefined

/** `<name>:<n>:<action>`: at the n-th time that this process comes by. Throws RalphError FAILPOINT_INVALID. */
export function armFailpoint(order: string | undefined): void {
  if (order === undefined) return
  const [name = '', count = '', word = ''] = order.split(':')
  const action = failpointActions.find((known) => known === word)
  if (!(failpointNames as readonly string[]).includes(name) || !/^[1-9]\d*$/.test(count) || action === undefined) {
    throw new RalphError({
      code: 'FAILPOINT_INVALID',
      message: `RALPH_FAILPOINT=${order} names no failpoint.`,
      hint: `It is for ralph's own tests; unset it. They write <name>:<n>:<${failpointActions.join('|')}>.`,
    })
  }
  armed = { name, action, left: Number(count) }
}

/** Does nothing unless this very point was armed; then it says so on stderr and does what was ordered. */
export function failpoint(name: FailpointName): void {
  if (armed?.name !== name || --armed.left !== 0) return
  const { action } = armed
  writeSync(2, `failpoint ${name}: ${action}\n`)
  if (action === 'kill') process.kill(process.pid, 'SIGKILL')
  // The whole engine stands still, its timers and signal handlers too, as when it is stopped from outside.
  if (action === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (action === 'enospc') throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  throw new Error(`failpoint ${name}`)
}
