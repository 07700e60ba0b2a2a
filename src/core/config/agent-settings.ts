import { setting } from './define-setting.ts'
import { count, duration, integrities, lines, names, oneOf, optional, text, toggle, version } from './setting.ts'

/** What decides which agent works, and how; part of the table in `settings.ts`. */
export const agentSettings = {
  agent: setting({
    read: oneOf('claude', 'command'),
    fallback: 'claude',
    env: 'RALPH_AGENT',
    help: 'which coding agent works: claude, or command (any program, see docs/agents.md)',
    example: 'claude',
  }),
  'agent-path': setting({
    read: optional(text),
    fallback: undefined,
    help: 'the agent program, where it is not found on PATH',
    example: '/opt/claude/bin/claude',
  }),
  'agent-version': setting({
    read: optional(version),
    fallback: undefined,
    help: 'the exact version that claude must have',
    example: '2.1.330',
  }),
  'agent-install': setting({
    read: oneOf('never', 'missing'),
    fallback: 'never',
    help: 'missing: where claude is missing, or has another version than agent-version, ralph installs it for itself with npm',
    example: 'missing',
  }),
  'agent-integrity': setting({
    read: integrities,
    fallback: [],
    repeatable: true,
    help: 'what an installed package of claude may be, sha512-…; one for each package that npm installs',
    example: 'sha512-…',
  }),
  'agent-command': setting({
    read: optional(text),
    fallback: undefined,
    help: 'the command line of --agent command',
    example: '"python agent.py"',
  }),
  'agent-timeout': setting({
    read: duration,
    fallback: 30 * 60_000,
    unit: 'ms',
    help: 'how long one agent call may take',
    example: '45m',
  }),
  'agent-idle-timeout': setting({
    read: duration,
    fallback: 10 * 60_000,
    unit: 'ms',
    help: 'how long an agent may stay silent',
    example: '5m',
  }),
  model: setting({
    read: optional(text),
    fallback: undefined,
    env: 'RALPH_MODEL',
    help: 'the model',
    example: 'sonnet',
  }),
  'fallback-model': setting({
    read: names,
    fallback: [],
    env: 'RALPH_FALLBACK_MODEL',
    repeatable: true,
    help: 'models for when the first one is overloaded, tried in this order',
    example: 'sonnet,haiku',
  }),
  'extraction-model': setting({
    read: text,
    fallback: 'haiku',
    help: 'a small model that writes the handoff where the agent left none',
    example: 'haiku',
  }),
  review: setting({
    read: oneOf('none', 'comment', 'gate'),
    fallback: 'none',
    help: 'a second agent reviews each change that passed the checks: comment: its findings are told; gate: what it does not let through is tried again',
    example: 'comment',
  }),
  'review-model': setting({
    read: optional(text),
    fallback: undefined,
    help: 'the model that reviews; another one than the one that works sees more; default: the same',
    example: 'opus',
  }),
  'max-turns': setting({
    read: count(1),
    fallback: 200,
    env: 'RALPH_DEFAULT_MAX_TURNS',
    help: "turns of one agent call; a task's own max_turns beats it",
    example: '100',
  }),
  'skip-permissions': setting({
    read: toggle,
    fallback: true,
    env: 'RALPH_SKIP_PERMISSIONS',
    help: 'false: --permission-mode and --allowed-tools decide what the agent may do',
    example: 'false',
  }),
  'permission-mode': setting({
    read: oneOf('acceptEdits', 'dontAsk', 'auto'),
    fallback: 'acceptEdits',
    help: 'where permissions are not skipped: acceptEdits allows edits and --allowed-tools, dontAsk only the latter, auto lets the CLI judge',
    example: 'dontAsk',
  }),
  'allowed-tools': setting({
    read: lines,
    fallback: [],
    repeatable: true,
    help: 'a tool that the agent may use where permissions are not skipped',
    example: '"Bash(npm test)"',
  }),
} as const
