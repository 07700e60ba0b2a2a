import { record } from '../network/answer-meter.ts'
import type { ApiName } from '../network/model-api.ts'
import { tryJson } from '../text/try-read.ts'
import { programsIn } from './command-addresses.ts'
import type { Variables } from './key-variables.ts'

/** What a program needs, besides the variables of keys and addresses, to call the proxy. */
interface ProgramSettings {
  readonly variables: Readonly<Record<string, string>>
  /** Below its home, which is new for each call. */
  readonly files: Readonly<Record<string, string>>
}

/**
 * The configuration of three programs (codex 0.171, Gemini CLI 0.61 and opencode 1.18 each finished a call through the
 * proxy). Codex reads the address only from its configuration (github.com/openai/codex: `openai_base_url` in
 * codex-rs/config). Gemini CLI refuses the variable for a gateway without a terminal
 * (github.com/google-gemini/gemini-cli/pull/27553). opencode has an address for each provider, with the version
 * (opencode.ai/docs/providers, opencode.ai/docs/config).
 */
export function programSettings(
  command: string,
  addresses: Readonly<Partial<Record<ApiName, string>>>,
  env: Variables,
): ProgramSettings {
  const words = programsIn(command)
  const { anthropic, openai, gemini } = addresses
  const provider = {
    ...(anthropic && { anthropic: baseUrl(`${anthropic}/v1`) }),
    ...(openai && { openai: baseUrl(openai) }),
    ...(gemini && { google: baseUrl(`${gemini}/v1beta`) }),
  }
  const isOpencode = words.includes('opencode') && Object.keys(provider).length > 0
  const config = withProviders(env['OPENCODE_CONFIG_CONTENT'] || '{}', provider)
  return {
    variables: isOpencode && config ? { OPENCODE_CONFIG_CONTENT: config } : {},
    files: {
      ...(openai &&
        words.includes('codex') && { '.codex/config.toml': `openai_base_url = ${JSON.stringify(openai)}\n` }),
      ...(gemini && words.includes('gemini') && { '.gemini/settings.json': JSON.stringify(geminiKeySettings) }),
    },
  }
}

const baseUrl = (address: string) => ({ options: { baseURL: address } })

/** Keeps a person's own configuration except for the addresses; undefined if it is no JSON. */
function withProviders(
  text: string,
  provider: Readonly<Record<string, ReturnType<typeof baseUrl>>>,
): string | undefined {
  const config = record(tryJson(text))
  if (!config) return undefined
  const oldProviders = record(config['provider'])
  const merged = Object.entries(provider).map(([name, { options }]) => {
    const existing = record(oldProviders?.[name])
    return [name, { ...existing, options: { ...record(existing?.['options']), ...options } }]
  })
  return JSON.stringify({ ...config, provider: { ...oldProviders, ...Object.fromEntries(merged) } })
}

const geminiKeySettings = { security: { auth: { selectedType: 'gemini-api-key' } } }
