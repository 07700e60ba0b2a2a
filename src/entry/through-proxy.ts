import type { setGlobalProxyFromEnv } from 'node:http'
import { RalphError } from '../core/error/error.ts'

type Environment = Readonly<Record<string, string | undefined>>

const isNamed = (env: Environment): boolean =>
  ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'].some((name) => env[name])

/** Node before 24.14 has no such function. Loaded only where a proxy is named. */
const setter = (): typeof setGlobalProxyFromEnv | undefined =>
  process.getBuiltinModule('node:http').setGlobalProxyFromEnv

/** Whether proxies are named that this Node's `fetch` does not use. */
export const passesProxyBy = (env: Environment): boolean => isNamed(env) && setter() === undefined

export const proxyPassedBy = 'HTTP_PROXY or HTTPS_PROXY is set, and this version of Node reaches GitHub without them.'

/**
 * From here on `fetch` goes through the proxies that HTTP_PROXY, HTTPS_PROXY and NO_PROXY name, as curl and git do.
 * Returns what undoes it. Throws RalphError PROXY_INVALID; the address is not said, since it may hold a password.
 */
export function throughProxy(env: Environment): () => void {
  const set = isNamed(env) ? setter() : undefined
  if (!set) return () => undefined
  try {
    return set({ ...env })
  } catch (cause) {
    throw new RalphError({
      code: 'PROXY_INVALID',
      message: 'HTTP_PROXY or HTTPS_PROXY is not the address of a proxy.',
      hint: 'Write it as http://proxy.example.com:3128, or unset it.',
      cause,
    })
  }
}
