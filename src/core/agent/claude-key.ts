import { anthropicApi } from '../network/anthropic-api.ts'
import type { HeldKey } from '../network/model-api.ts'
import { isOn } from '../setting/setting.ts'
import { isWebAddress, keysIn, type Variables } from './key-variables.ts'

const clouds = ['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX', 'CLAUDE_CODE_USE_FOUNDRY']
export const claudeKeyVariables = ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN']

/** A gateway with client certificates, and the socket of a program that is itself a proxy. */
const ownTransport = ['CLAUDE_CODE_CLIENT_CERT', 'CLAUDE_CODE_CLIENT_KEY', 'ANTHROPIC_UNIX_SOCKET']

/** Undefined if a cloud or a self-renewing login pays: the proxy cannot hold those. */
export function claudeKey(env: Variables): HeldKey | undefined {
  if ([...clouds, ...ownTransport].some((name) => isOn(env[name]))) return undefined
  const keys = keysIn(env, claudeKeyVariables)
  const upstream = env['ANTHROPIC_BASE_URL'] || 'https://api.anthropic.com'
  if (Object.keys(keys).length === 0 || !isWebAddress(upstream)) return undefined
  return {
    api: anthropicApi,
    upstream,
    keys,
    ...{ addressVariable: 'ANTHROPIC_BASE_URL', localPath: '' },
    headers: headersIn(env['ANTHROPIC_CUSTOM_HEADERS'] ?? ''),
    hidden: ['ANTHROPIC_CUSTOM_HEADERS'],
  }
}

/** `Name: value`, one a line (code.claude.com/docs/en/settings). */
const headersIn = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
      return name !== undefined && value !== undefined ? [[name.toLowerCase(), value]] : []
    }),
  )
