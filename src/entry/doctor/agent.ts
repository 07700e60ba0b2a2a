import { storedLogin } from '../../adapter/agent/stored-login.ts'
import { hasCredential } from '../../adapter/process/environment.ts'
import { RalphError } from '../../core/error/error.ts'
import { agentOf } from '../wire/wire.ts'
import { type Found, fail, ok, type Probe, warn } from './probe/probe.ts'

/** The agent's program is there, answers, and has the version that `agent-version` demands. */
export const agentProbe: Probe = {
  name: 'agent',
  async look({ context, settings, scratch, ...subject }) {
    const known = await settings()
    const command = known['agent-command']
    if (known.agent === 'command' && command === undefined)
      return fail('The agent is `command`, but no command is given.', 'Set `agent-command` (docs/agents.md).')
    const at = { ...context, tmp: scratch, confinement: await subject.confinement(), show: () => undefined }
    // Looking installs nothing.
    const project = { settings: { ...known, 'agent-install': 'never' as const }, agents: scratch }
    const found = await agentOf(project, context.env, at)
      .preflight()
      .catch((error: unknown) => {
        if (known['agent-install'] === 'never' || !canBeInstalled(error, known['agent-path'])) throw error
        return null
      })
    if (!found)
      return ok('claude is not here as it is wanted; the first job installs it for itself (agent-install: missing)')
    const { program, version } = found
    if (known.agent === 'command') return ok(`the command ${program}`)
    return ok(`${program} ${version}${known['agent-version'] === undefined ? '' : ', as agent-version demands'}`)
  },
}

/** A program that the user names is never put in the place of another. */
const canBeInstalled = (error: unknown, path: string | undefined): boolean =>
  path === undefined &&
  error instanceof RalphError &&
  (error.code === 'AGENT_MISSING' || error.code === 'AGENT_VERSION_DIFFERS')

/** How the agent can pay; only the kind is ever told. */
const kinds = [
  ['ANTHROPIC_API_KEY', 'an API key'],
  ['ANTHROPIC_AUTH_TOKEN', 'a gateway token'],
  ['CLAUDE_CODE_OAUTH_TOKEN', 'a subscription token'],
  ['CLAUDE_CODE_USE_BEDROCK', 'Amazon Bedrock'],
  ['CLAUDE_CODE_USE_VERTEX', 'Google Vertex'],
  ['CLAUDE_CODE_USE_FOUNDRY', 'Microsoft Foundry'],
  ['ANTHROPIC_FOUNDRY_API_KEY', 'a Foundry key'],
] as const

const onLaptop =
  'Set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN (`claude setup-token`), or log in once with `claude`.'
const inCi =
  'Put it into the secrets of the repository, `gh secret set ANTHROPIC_API_KEY` or CLAUDE_CODE_OAUTH_TOKEN (`claude setup-token`), then run this job again.'

export const credentialsProbe: Probe = {
  name: 'credentials',
  async look({ context: { env, checkout }, settings }) {
    if ((await settings()).agent === 'command') return ok('left to the agent command')
    const present = kinds.filter(([name]) => hasCredential({ [name]: env[name] }))
    const spaced = present.flatMap(([name]) => (/^\s|\s$|^["']/.test(env[name] ?? '') ? [blanks(name)] : []))
    if (present.length > 0) return [ok(present.map(([name, kind]) => `${kind} (${name})`).join(', ')), ...spaced]
    if (storedLogin(env) !== undefined) return ok('the login of `claude` on this machine')
    return fail('There is no key, token or login for the model.', checkout ? inCi : onLaptop)
  },
}

const blanks = (name: string): Found =>
  warn(`${name} begins or ends with white space or a quote.`, 'Set it again without: it will be refused like this.')
