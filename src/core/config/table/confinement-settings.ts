import { further, lowerIn } from '../../setting/rule.ts'
import { lines, oneOf, optional, setting, toggle } from '../../setting/setting.ts'

/** What an agent and the checks may reach on the machine. */
export const confinementSettings = {
  confinement: setting({
    read: oneOf('auto', 'none'),
    fallback: 'auto',
    rule: lowerIn('none', 'auto'),
    help: 'auto: the strongest confinement that works on this machine; none: the agent and the checks can reach everything you can',
    example: 'none',
  }),
  'min-confinement': setting({
    read: optional(oneOf('C0', 'C1', 'C2', 'C3')),
    fallback: undefined,
    rule: lowerIn(undefined, 'C0', 'C1', 'C2', 'C3'),
    help: 'stop before the first agent call if the machine reaches less. C1: own processes; C2: own files too; C3: own namespaces',
    example: 'C2',
  }),
  'confinement-sudo': setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    toggle: true,
    help: 'use `sudo -n` for the confinement on a laptop too; in CI it is always tried. It never asks for a password',
    example: '',
  }),
  'agent-read': setting({
    read: lines,
    fallback: [],
    rule: further,
    repeatable: true,
    help: 'a path outside the workspace that the agent and the checks may read, besides the usual tools',
    example: '/opt/models',
  }),
  'agent-writable': setting({
    read: lines,
    fallback: [],
    rule: further,
    repeatable: true,
    help: 'a path outside the workspace that the agent and the checks may write',
    example: '/var/cache/models',
  }),
} as const
