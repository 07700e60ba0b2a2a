import type { AgentName } from '../../core/agent/agents.ts'
import type { AgentKind } from './call/agent-kind.ts'
import { claudeKind } from './claude/claude-kind.ts'
import { commandKind } from './command/command-agent.ts'

/** How each agent is started; facts about it are in `core/agent`. */
export const agents: Readonly<Record<AgentName, AgentKind>> = { claude: claudeKind, command: commandKind }
