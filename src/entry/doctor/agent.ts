import { agents } from '../../adapter/agent/agents.ts'
import { hasCredential } from '../../adapter/process/environment.ts'
import { refuseIdleAgentOf } from '../project/idle-flags.ts'
import { fail, ok, type Probe, type ProbeFinding, warn } from './probe.ts'

/** The agent is installed as the settings demand. */
export const agentProbe: Probe = {
  name: 'agent',
  // Its program takes seconds to start on a busy machine.
  timeoutMs: 15_000,
  async examine({ context, scratch, ...subject }) {
    const choice = await subject.resolved()
    refuseIdleAgentOf(choice)
    const resolved = choice.settings
    const { refuse, probe } = agents[resolved.agent]
    refuse(resolved)
    const confinement = await subject.confinement()
    const { env: environment, cancelled } = context
    return ok(
      await probe(resolved, {
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

/** How the agent can pay; shows only the kind. */
export const credentialsProbe: Probe = {
  name: 'credentials',
  async examine({ context: { env, checkout }, settings }) {
    const { facts, login } = agents[(await settings()).agent]
    if (facts.credentials.length === 0) return ok('left to the agent command')
    const present = facts.credentials.filter((credential) => hasCredential({ credentials: [credential] }, env))
    const spaceWarnings = present.flatMap(({ variable }) =>
      /^\s|\s$|^["']/.test(env[variable] ?? '') ? [spaceWarning(variable)] : [],
    )
    if (present.length > 0)
      return [ok(present.map(({ variable, kind }) => `${kind} (${variable})`).join(', ')), ...spaceWarnings]
    const loginText = login(env)
    if (loginText !== undefined) return ok(loginText)
    return fail('There is no key, token or login for the model.', checkout ? facts.howToPay.inCi : facts.howToPay.here)
  },
}

const spaceWarning = (name: string): ProbeFinding =>
  warn(
    `${name} starts or ends with white space or a quote.`,
    'Set it again without them; the provider refuses it as it is.',
  )
