import { integrities, isOn, oneOf, optional, setting, text, version } from '../setting/setting.ts'
import type { AgentFacts } from './agent-facts.ts'
import { claudeKey } from './claude-key.ts'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * URLs of Claude Code's model (code.claude.com/docs/en/llm-gateway and /amazon-bedrock, /google-vertex-ai,
 * /microsoft-foundry), and of the renewal of a stored login (its program, 2.1.330).
 */
function claudeAddresses(env: Variables): readonly string[] {
  if (isOn(env['CLAUDE_CODE_USE_BEDROCK'])) return bedrock(env)
  if (isOn(env['CLAUDE_CODE_USE_VERTEX'])) return vertex(env)
  if (isOn(env['CLAUDE_CODE_USE_FOUNDRY'])) return foundry(env)
  const baseUrl = env['ANTHROPIC_BASE_URL']
  const hasKey = ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'].some((name) => env[name])
  return [
    baseUrl || 'https://api.anthropic.com',
    ...(hasKey ? [] : ['https://api.anthropic.com', 'https://platform.claude.com']),
  ]
}

function bedrock(env: Variables): string[] {
  const baseUrl = env['ANTHROPIC_BEDROCK_BASE_URL']
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || 'us-east-1'
  const services = ['bedrock-runtime', 'bedrock', 'sts'].map((name) => `https://${name}.${region}.amazonaws.com`)
  return baseUrl ? [baseUrl, ...services] : services
}

function vertex(env: Variables): string[] {
  const baseUrl = env['ANTHROPIC_VERTEX_BASE_URL']
  const region = env['CLOUD_ML_REGION'] || 'us-east5'
  const service =
    region === 'global' ? 'https://aiplatform.googleapis.com' : `https://${region}-aiplatform.googleapis.com`
  return [
    baseUrl || service,
    'https://oauth2.googleapis.com',
    'https://sts.googleapis.com',
    'https://iamcredentials.googleapis.com',
  ]
}

function foundry(env: Variables): string[] {
  const baseUrl = env['ANTHROPIC_FOUNDRY_BASE_URL']
  const resource = env['ANTHROPIC_FOUNDRY_RESOURCE']
  const login = 'https://login.microsoftonline.com'
  if (baseUrl) return [baseUrl, login]
  return resource ? [`https://${resource}.services.ai.azure.com`, login] : [login]
}

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
