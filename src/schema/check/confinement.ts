import { z } from 'zod'

/**
 * How strongly agents and checks are separated from the machine, weakest first. C0: only a process group. C1: a pid
 * namespace: they see no process of the engine, and none outlives them. C2: also files (Landlock). C3: own mount, pid,
 * ipc and uts namespaces, no capabilities, `no_new_privs`. Only C3 can have its own network.
 */
export const ConfinementLevel = z.enum(['C0', 'C1', 'C2', 'C3'])
export type ConfinementLevel = z.infer<typeof ConfinementLevel>

/** How a level is reached, in the order of the attempts. */
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

/** The confinement of one job, found by its self-probe; for reports and `min-confinement`. */
export const ConfinementReport = z.object({
  level: ConfinementLevel,
  way: ConfinementWay,
  /** Its own network: `listed` reaches allowed hosts, `none` only the model. Absent: the machine's network. */
  network: z.enum(['listed', 'none']).optional(),
  /** `proxied`: the engine keeps the model's key; `agent`: the agent can reach it. Absent: no key. */
  key: z.enum(['proxied', 'agent']).optional(),
  /** The model's address, if that is why it lacks its own network although the machine could provide one. */
  model_out_of_reach: z.string().optional(),
  /** Ways tried before, with their errors of at most 300 characters. */
  refused: z.array(z.object({ way: ConfinementWay, why: z.string() })),
  /** Tools outside of the system, behind links, beyond the number that the confinement shows. */
  unshown: z.array(z.string()).readonly().optional(),
})
export type ConfinementReport = z.infer<typeof ConfinementReport>

/** What a check seems to lack in the confinement, judging by its output, if it passes without it. */
export const ConfinementNeed = z.enum(['read', 'write', 'docker', 'sandbox', 'service', 'network', 'unknown'])
export type ConfinementNeed = z.infer<typeof ConfinementNeed>

/** `missing`: the missing path in its output, or the port without an answer. */
export const RedConfined = z.object({ name: z.string(), needs: ConfinementNeed, missing: z.string().optional() })
export type RedConfined = z.infer<typeof RedConfined>

/** The confinement of the run's agents: part of every report. */
export const Confined = ConfinementReport.omit({ refused: true, unshown: true, model_out_of_reach: true }).extend({
  /** True if a person wrote `confinement: none`: the machine could do more. */
  given_up: z.boolean(),
  /** The agent uses the login stored on the machine, and can read and change it. */
  login: z.boolean(),
})
export type Confined = z.infer<typeof Confined>

/** The confinement from here on; written if it changed. */
export const ConfinementStated = z.object({
  type: z.literal('confined'),
  at: z.iso.datetime(),
  ...Confined.shape,
  /** Ways tried before that did not work; unknown for another job's machine. */
  refused: ConfinementReport.shape.refused.default([]),
})
