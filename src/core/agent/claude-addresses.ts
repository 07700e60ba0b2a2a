type Variables = Readonly<Record<string, string | undefined>>

const isOn = (value: string | undefined): boolean => value !== undefined && !['', '0', 'false'].includes(value)

/**
 * URLs of Claude Code's model (code.claude.com/docs/en/llm-gateway and /amazon-bedrock, /google-vertex-ai,
 * /microsoft-foundry), and of the renewal of a stored login (its program, 2.1.330).
 */
export function claudeAddresses(env: Variables): readonly string[] {
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
