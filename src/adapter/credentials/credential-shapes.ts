import type { CredentialShapes } from '../../port/credential-shapes.ts'

/** By the rules of secretlint, a quarter of a megabyte of code: jobs that neither run nor take in an agent's work never load it. */
export function credentialShapes(): CredentialShapes {
  let rules: Promise<typeof import('./secretlint-rules.ts')> | undefined
  const loaded = () => {
    rules ??= import('./secretlint-rules.ts')
    return rules
  }
  return {
    load: async () => void (await loaded()),
    find: async (searched) => (await loaded()).findByRules(searched),
  }
}
