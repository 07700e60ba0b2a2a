import type { CredentialShapes } from '../../port/credential-shapes.ts'

/** Loads secretlint's rules (a quarter of a megabyte of code) only if they are needed. */
export function credentialShapes(): CredentialShapes {
  let rules: Promise<typeof import('./secretlint-rules.ts')> | undefined
  const loadRules = () => {
    rules ??= import('./secretlint-rules.ts')
    return rules
  }
  return {
    load: async () => void (await loadRules()),
    find: async (searched) => (await loadRules()).findByRules(searched),
  }
}
