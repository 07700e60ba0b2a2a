import { agents } from '../../adapter/agent/agents.ts'
import { hasCredential } from '../../adapter/process/environment.ts'
import { fail, ok, type Probe, type ProbeFinding, warn } from './probe.ts'

/** The agent is here as the settings want it. */
export const agentProbe: Probe = {
  name: 'agent',
  // Its program takes seconds to start on a busy machine.
  patienceMs: 15_000,
  async look({ context, settings, scratch, ...subject }) {
    const known = await settings()
    const { refuse, probe } = agents[known.agent]
    refuse(known)
    const confinement = await subject.confinement()
    const { env: environment, cancelled } = context
    return ok(
      await probe(known, {
        environment,
        tmp: scratch,
        programs: scratch,
        confinement,
        cancelled,
        note: () => undefined,
      }),
    )
  },
}

/** How the agent can pay; only the kind is ever told. */
export const credentialsProbe: Probe = {
  name: 'credentials',
  async look({ context: { env, checkout }, settings }) {
    const { facts, login } = agents[(await settings()).agent]
    if (facts.credentials.length === 0) return ok('left to the agent command')
    const present = facts.credentials.filter((one) => hasCredential({ credentials: [one] }, env))
    const spaced = present.flatMap(({ variable }) =>
      /^\s|\s$|^["']/.test(env[variable] ?? '') ? [blanks(variable)] : [],
    )
    if (present.length > 0)
      return [ok(present.map(({ variable, kind }) => `${kind} (${variable})`).join(', ')), ...spaced]
    const found = login(env)
    if (found !== undefined) return ok(found)
    return fail('There is no key, token or login for the model.', checkout ? facts.howToPay.inCi : facts.howToPay.here)
  },
}

const blanks = (name: string): ProbeFinding =>
  warn(
    `${name} starts or ends with white space or a quote.`,
    'Set it again without them; the provider refuses it as it is.',
  )
