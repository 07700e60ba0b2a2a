import { type ConfigEntry, splitKey } from './carried-configuration.ts'

/**
 * Where git would push to, for an address as it was configured or given: what `url.<base>.insteadOf` and
 * `pushInsteadOf` make of it (git-config(1); the longest prefix counts). The engine's own git is given this address and
 * none of these settings: they may hold a token, which git would put on a command line (failure model G19).
 */
export function rewrittenAddress(all: readonly ConfigEntry[], given: { url: string; pushUrl?: string | undefined }) {
  const { url, pushUrl } = given
  if (pushUrl !== undefined) return rewrite(all, 'insteadof', pushUrl) ?? pushUrl
  return rewrite(all, 'pushinsteadof', url) ?? rewrite(all, 'insteadof', url) ?? url
}

function rewrite(all: readonly ConfigEntry[], kind: 'insteadof' | 'pushinsteadof', url: string): string | undefined {
  const matching = all.filter(([key, prefix]) => {
    const { section, name } = splitKey(key)
    return section === 'url' && name === kind && url.startsWith(prefix)
  })
  const longest = Math.max(...matching.map(([, prefix]) => prefix.length))
  const found = matching.find(([, prefix]) => prefix.length === longest)
  return found && splitKey(found[0]).subsection + url.slice(longest)
}
