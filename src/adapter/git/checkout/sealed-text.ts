import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'

const keyOf = (secret: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', 'ralph-checkout', 32))

/** A text that nobody can read or change who does not know `secret`: a token, so no slow derivation is needed. */
export function seal(text: string, secret: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Undefined where it was sealed by another secret, or is not as it was sealed. */
export function unseal(sealed: Buffer, secret: string): string | undefined {
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
