import { integrities, oneOf, optional, setting, text, version } from '../setting/setting.ts'
import type { AgentFacts } from './agent-facts.ts'
import { claudeAddresses } from './claude-addresses.ts'
import { claudeKey } from './claude-key.ts'

export const claude = {
  help: 'claude',
  settings: {
    'agent-path': setting({
      read: optional(text),
      fallback: undefined,
      rule: 'job',
      help: 'the agent program, if it is not on PATH',
      example: '/opt/claude/bin/claude',
    }),
    'agent-version': setting({
      read: optional(version),
      fallback: undefined,
      rule: 'kept',
      help: 'the exact version of claude to require',
      example: '2.1.330',
    }),
    'agent-install': setting({
      read: oneOf('never', 'missing'),
      fallback: 'never',
      rule: 'job',
      help: 'missing: if claude is missing or has another version than agent-version, ralph installs it for itself with npm',
      example: 'missing',
    }),
    'agent-integrity': setting({
      read: integrities,
      fallback: [],
      rule: 'kept',
      repeatable: true,
      help: 'the integrity hash (sha512-…) that an installed claude package must have; one per package',
      example: 'sha512-…',
    }),
  },
  instructions: 'CLAUDE.md',
  protectedPaths: ['.claude'],
  watchedInHome: [
    ...['.claude/settings.json', '.claude/settings.local.json', '.claude/CLAUDE.md', '.claude/hooks'],
    ...['.claude/commands', '.claude/agents'],
  ],
  programHomes: ['.local/share/claude', '.claude/local'],
  provider: {
    /** Key, token, base URL, models, and the CLI's switches. */
    variables:
      /^(ANTHROPIC_|CLAUDE_CODE_)|^(API_TIMEOUT_MS|MAX_THINKING_TOKENS|BASH_\w+_(MS|LENGTH)|DISABLE_PROMPT_CACHING)$/,
    /** Marks of a CLI that we may run inside of; they would attach the agent to that session. */
    except: /^CLAUDE_CODE_(ENTRYPOINT|SSE_PORT|SESSION_\w+|CHILD_\w+|REMOTE\w*)$/,
    addresses: claudeAddresses,
    clouds: [
      {
        chosenBy: 'CLAUDE_CODE_USE_BEDROCK',
        names: /^AWS_/,
        files: { AWS_CONFIG_FILE: '.aws/config', AWS_SHARED_CREDENTIALS_FILE: '.aws/credentials' },
      },
      {
        chosenBy: 'CLAUDE_CODE_USE_VERTEX',
        names: /^(GOOGLE_|CLOUD_ML_|GCLOUD_|CLOUDSDK_CONFIG$|VERTEX_)/,
        files: { GOOGLE_APPLICATION_CREDENTIALS: '.config/gcloud/application_default_credentials.json' },
      },
      { chosenBy: 'CLAUDE_CODE_USE_FOUNDRY', names: /^AZURE_/, files: { AZURE_CONFIG_DIR: '.azure' } },
    ],
  },
  credentials: [
    {
      variable: 'ANTHROPIC_API_KEY',
      kind: 'an API key',
      input: {
        name: 'anthropic-api-key',
        help: 'pays for the model; only the agent gets it',
      },
    },
    { variable: 'ANTHROPIC_AUTH_TOKEN', kind: 'a gateway token' },
    {
      variable: 'CLAUDE_CODE_OAUTH_TOKEN',
      kind: 'a subscription token',
      input: {
        name: 'claude-code-oauth-token',
        help: 'pays for the model with a subscription (`claude setup-token`); only the agent gets it',
      },
    },
    { variable: 'CLAUDE_CODE_USE_BEDROCK', kind: 'Amazon Bedrock' },
    { variable: 'CLAUDE_CODE_USE_VERTEX', kind: 'Google Vertex' },
    { variable: 'CLAUDE_CODE_USE_FOUNDRY', kind: 'Microsoft Foundry' },
    { variable: 'ANTHROPIC_FOUNDRY_API_KEY', kind: 'a Foundry key' },
  ],
  heldKeys: (env) => [claudeKey(env) ?? []].flat(),
  howToPay: {
    here: 'Log in once with `claude`, or `export ANTHROPIC_API_KEY=…`, or `export CLAUDE_CODE_OAUTH_TOKEN=…` (from `claude setup-token`).',
    inCi: "Add it to the repository's secrets: `gh secret set ANTHROPIC_API_KEY` or CLAUDE_CODE_OAUTH_TOKEN (`claude setup-token`), then run this job again.",
    refused: 'set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN, or log in with `claude`',
  },
} as const satisfies AgentFacts
