import { trustedProgram } from '../../../src/adapter/process/confinement/view.ts'
import type { ConfinementWay } from '../../../src/schema/check/confinement.ts'
import { type Machine, whyNoMachines } from './machine.ts'

const machine = (name: string, more: Partial<Machine> = {}): Machine => ({
  name,
  user: 'ordinary',
  sudo: false,
  refused: 'nothing',
  ...more,
})
const root = machine('root', { user: 'root' })
const ordinary = machine('an ordinary user')
const hosted = machine('a user with sudo who gets no user namespace', { sudo: true, refused: 'user-namespaces' })
const locked = machine('a user without sudo who gets no user namespace', { refused: 'user-namespaces' })
const container = machine('a user in a container', { refused: 'container' })
const rootInContainer = machine('root in a container', { user: 'root', refused: 'container' })

const socket = 'socket with a path'

/** Each way on the kind of machine that it is for, and what stays open there. */
interface Row {
  readonly way: ConfinementWay
  readonly on: Machine
  readonly level: string
  readonly open?: readonly string[]
}

export const rows: readonly Row[] = [
  { way: 'bubblewrap-root', on: root, level: 'C3' },
  { way: 'mount-script-root', on: root, level: 'C3' },
  { way: 'bubblewrap', on: ordinary, level: 'C3' },
  { way: 'mount-script-user-namespace', on: ordinary, level: 'C3' },
  { way: 'bubblewrap-sudo', on: hosted, level: 'C3' },
  { way: 'mount-script-sudo', on: hosted, level: 'C3' },
  { way: 'landlock', on: ordinary, level: 'C2', open: [socket] },
  // Without a namespace the supervisor ends the tree; a process that left everything behind is not found.
  { way: 'landlock', on: locked, level: 'C2', open: [socket] },
  { way: 'landlock', on: container, level: 'C2', open: [socket] },
  // Somebody else cannot connect to what is root's.
  { way: 'landlock', on: rootInContainer, level: 'C2' },
]

/** Why a row cannot be exercised on the machine of the tests; undefined where it is. */
export function whyNotHere({ way }: Pick<Row, 'way'>): string | undefined {
  const needed = [...(way.startsWith('bubblewrap') ? ['bwrap'] : []), ...(way.endsWith('-sudo') ? ['sudo'] : [])]
  const missing = needed.find((name) => trustedProgram(name) === undefined)
  return whyNoMachines() ?? (missing === undefined ? undefined : `${missing} is not installed`)
}
