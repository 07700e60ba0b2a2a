import { agentOf, confinementHere } from '../wire.ts'
import { fail, ok, type Probe } from './probe.ts'

/** The agent's program is there, answers, and has the version that `agent-version` demands. */
export const agentProbe: Probe = {
  name: 'agent',
  async look({ context, settings, scratch }) {
    const known = await settings()
    const command = known['agent-command']
    if (known.agent === 'command' && command === undefined)
      return fail('The agent is `command`, but no command is given.', 'Set `agent-command` (docs/agents.md).')
    const at = { tmp: scratch, confinement: await confinementHere() }
    const { program, version } = await agentOf({ settings: known }, context.env, at).preflight()
    if (known.agent === 'command') return ok(`the command ${program}`)
    return ok(`${program} ${version}${known['agent-version'] === undefined ? '' : ', as agent-version demands'}`)
  },
}
