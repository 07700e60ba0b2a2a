import { z } from 'zod'

/**
 * What keeps an agent and a check from the rest of the machine, weakest first. C0: nothing but a process group. C1: a pid
 * namespace: they see no process of the engine's, and none outlives them. C2: files as well (Landlock). C3: mount, pid, ipc
 * and uts namespaces of their own, no capabilities, `no_new_privs`. Only C3 can have a network of its own.
 */
export const ConfinementLevel = z.enum(['C0', 'C1', 'C2', 'C3'])
export type ConfinementLevel = z.infer<typeof ConfinementLevel>

/** How a level is reached, in the order in which the ways are tried. */
export const ConfinementWay = z.enum([
  'bubblewrap',
  'bubblewrap-root',
  'bubblewrap-sudo',
  'mount-script-root',
  'mount-script-sudo',
  'mount-script-user-namespace',
  'landlock',
  'pid-namespace',
  'process-group',
])
export type ConfinementWay = z.infer<typeof ConfinementWay>

/** The confinement of one job, as its self-probe found it; facts for reports and for `min-confinement`. */
export const ConfinementReport = z.object({
  level: ConfinementLevel,
  way: ConfinementWay,
  /** A network of its own: `listed` leads to allowed hosts, `none` to the model alone. Without it the network is the machine's. */
  network: z.enum(['listed', 'none']).optional(),
  /** `proxied`: the key of the model stays with the engine; `agent`: it is within the agent's reach. Without it the environment holds none. */
  key: z.enum(['proxied', 'agent']).optional(),
  /** Where the agent calls its model, if that is why it has no network of its own though the machine could give it one. */
  model_out_of_reach: z.string().optional(),
  /** Ways that were tried before and refused, with what each said, at most 300 characters. */
  refused: z.array(z.object({ way: ConfinementWay, why: z.string() })),
  /** Tools outside of the system that something leads to, beyond the number that the confinement shows. */
  unshown: z.array(z.string()).readonly().optional(),
})
export type ConfinementReport = z.infer<typeof ConfinementReport>

/** What a check that is red in the confinement, and green without it, seems to lack there, as far as its output tells. */
export const ConfinementNeed = z.enum(['read', 'write', 'docker', 'sandbox', 'service', 'network', 'unknown'])
export type ConfinementNeed = z.infer<typeof ConfinementNeed>

/** `missing`: the path that its output names as not there, or the port at which nobody answers. */
export const RedConfined = z.object({ name: z.string(), needs: ConfinementNeed, missing: z.string().optional() })
export type RedConfined = z.infer<typeof RedConfined>

/** The confinement that agents of the run work in: a fact that every report tells. */
export const Confined = ConfinementReport.omit({ refused: true, unshown: true, model_out_of_reach: true }).extend({
  /** `confinement: none` is written: a person's choice, and not all that the machine can do. */
  given_up: z.boolean(),
  /** The agent pays by the login that is stored on the machine, and can read and change it. */
  login: z.boolean(),
})
export type Confined = z.infer<typeof Confined>

/** What keeps agents and checks in from here on; said where that differs from what the run knew. */
export const ConfinementStated = z.object({
  type: z.literal('confined'),
  at: z.iso.datetime(),
  ...Confined.shape,
  /** Ways that were tried before and did not work; not known of another job's machine. */
  refused: ConfinementReport.shape.refused.default([]),
})
