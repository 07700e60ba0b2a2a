import { command } from '../../../core/agent/command.ts'
import type { Settings } from '../../../core/config/table/settings.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { AgentKind } from '../call/agent-kind.ts'
import { commandAgent } from './command-agent.ts'

export const commandKind: AgentKind = {
  facts: command,
  create: (settings, { environment, tmp, confinement, watched }) =>
    commandAgent({
      environment,
      extraEnv: settings['agent-env'],
      tmp,
      confinement,
      ...(watched && { watched }),
      limits: { wallMs: settings['agent-timeout'], idleMs: settings['agent-idle-timeout'] },
      command: settings['agent-command'] ?? '',
    }),
  preview: (settings) => ['sh', '-c', settings['agent-command'] ?? ''],
  refuse,
  // It has no version to ask for; that it runs is seen at its first call.
  probe: async (settings) => `the command ${settings['agent-command']}`,
  login: () => undefined,
  secrets: () => [],
}

function refuse(settings: Settings): void {
  if (settings['agent-command'] === undefined) {
    throw new RalphError({
      code: 'AGENT_COMMAND_MISSING',
      message: 'The agent is `command`, but no command is given.',
      hint: 'Add --agent-command "…" (see docs/agents.md).',
    })
  }
  if (settings['agent-version'] !== undefined) {
    throw new RalphError({
      code: 'AGENT_VERSION_WITHOUT_CLAUDE',
      message: 'agent-version is the version of Claude Code, but the agent is `command`.',
      hint: 'Remove agent-version; the command has to take care of its version.',
    })
  }
}
