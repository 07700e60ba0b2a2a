import { redactor } from '../text/secret/redact.ts'
import { knownSecrets } from './known-secrets.ts'

/**
 * Makes the function for what an agent or a check said, text by text: what redaction knows is replaced in place, and a
 * text that spells a secret out in another way is left out whole, because no part of it alone is the secret.
 */
export function withoutSecrets(known: readonly string[]): (text: string) => string {
  const redact = redactor(known)
  const { search } = knownSecrets(known)
  return (text) => {
    const clean = redact(text)
    const [found] = search(new TextEncoder().encode(clean))
    return found === undefined ? clean : `(left out: it held a secret of this run, ${found.how})`
  }
}
