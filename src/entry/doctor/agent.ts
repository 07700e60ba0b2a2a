import { RalphError } from '../../core/error/error.ts'
import { confinementHere } from '../wire/confinement-here.ts'
import { agentOf } from '../wire/wire.ts'
import { fail, ok, type Probe } from './probe/probe.ts'

/** The agent's program is there, answers, and has the version that `agent-version` demands. */
export const agentProbe: Probe = {
  name: 'agent',
  async look({ context, settings, scratch }) {
    const known = await settings()
    const command = known['agent-command']
    if (known.agent === 'command' && command === undefined)
      return fail('The agent is `command`, but no command is given.', 'Set `agent-command` (docs/agents.md).')
    const at = { ...context, tmp: scratch, confinement: await confinementHere(context, known), show: () => undefined }
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
