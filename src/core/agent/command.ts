import { optional, setting, text } from '../setting/setting.ts'
import type { AgentFacts } from './agent-facts.ts'
import { claude } from './claude.ts'
import { keysUsedByCommand } from './command-keys.ts'

/** Any program that keeps the protocol of docs/agents.md. */
export const command = {
  help: 'command (any program, see docs/agents.md)',
  settings: {
    'agent-command': setting({
      read: optional(text),
      fallback: undefined,
      rule: 'kept',
      help: 'the command line of --agent command',
      example: '"python agent.py"',
    }),
  },
  instructions: claude.instructions,
  protectedPaths: [],
  watchedInHome: [],
  programHomes: [],
  // Such a program often talks to the same provider; any other variable is named by `agent-env`.
  provider: claude.provider,
  credentials: [],
  heldKeys: keysUsedByCommand,
  howToPay: claude.howToPay,
} as const satisfies AgentFacts
