import type { setGlobalProxyFromEnv } from 'node:http'
import { RalphError } from '../core/error/error.ts'

type Environment = Readonly<Record<string, string | undefined>>

const proxiesIn = (env: Environment): string[] =>
  ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'].filter((name) => env[name])

const hasProxy = (env: Environment): boolean => proxiesIn(env).length > 0

/** Undefined before Node 24.14. The module is only loaded if a proxy is set. */
const proxySetter = (): typeof setGlobalProxyFromEnv | undefined =>
  process.getBuiltinModule('node:http').setGlobalProxyFromEnv

/** True if proxies are set that this Node's `fetch` ignores. */
export const bypassesProxy = (env: Environment): boolean => hasProxy(env) && proxySetter() === undefined

export const proxyBypassedWarning =
  'HTTP_PROXY or HTTPS_PROXY is set, and this version of Node reaches GitHub without them.'

/** Returns what undoes it. Throws RalphError PROXY_INVALID without the address, which may hold a password. */
export function applyProxySettings(env: Environment): () => void {
  const set = hasProxy(env) ? proxySetter() : undefined
  if (!set) return () => undefined
  try {
    return set({ ...env })
  } catch (cause) {
    throw new RalphError({
      code: 'PROXY_INVALID',
      message: `${proxiesIn(env).join(' or ')} is not the address of a proxy.`,
      cause,
    })
  }
}
