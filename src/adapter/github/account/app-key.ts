import { createPrivateKey, type KeyObject } from 'node:crypto'
import { RalphError } from '../../../core/error/error.ts'
import { tryRead } from '../../../core/text/try-read.ts'

const pemFrame = /-----BEGIN ([A-Z ]+)-----([\s\S]*?)-----END \1-----/

/**
 * An App's private key (PEM, PKCS #1), also with line feeds that a secret has escaped or lost, in quotes, or as base64 of
 * the file. Throws RalphError APP_KEY_INVALID, which holds none of it.
 */
export function readAppKey(secret: string): KeyObject {
  const text = unwrapped(secret)
  const [, kind = '', body = ''] = pemFrame.exec(text) ?? []
  if (kind === '') throw invalid(text.includes('-----BEGIN') ? 'its end is missing' : 'it is not a PEM file')
  if (!kind.endsWith('PRIVATE KEY')) throw invalid(`it contains a ${kind.toLowerCase()}`)
  if (kind.startsWith('OPENSSH')) throw invalid('it is a key for SSH')
  if (kind.startsWith('ENCRYPTED') || body.includes('ENCRYPTED')) throw invalid('it is protected by a passphrase')
  const lines = body.replace(/\s+/g, '').match(/.{1,64}/g) ?? []
  const key = tryReadKey([`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ''].join('\n'))
  if (key?.asymmetricKeyType !== 'rsa') throw invalid(key ? 'it is not an RSA key' : 'it is cut off or damaged')
  return key
}

/** How the key may look in a log, for masking; the runner masks line by line. */
export const appKeyForms = (secret: string): readonly string[] => [secret, unwrapped(secret)]

function unwrapped(secret: string): string {
  const text = secret
    .replace(/\\r|\r/g, '')
    .replaceAll('\\n', '\n')
    .trim()
  if (text.includes('-----') || !/^["']?[A-Za-z\d+/=\s]+["']?$/.test(text)) return text
  const decoded = Buffer.from(text, 'base64').toString('utf8')
  return decoded.includes('-----BEGIN') ? decoded.replaceAll('\r', '').trim() : text
}

const tryReadKey = (pem: string): KeyObject | undefined => tryRead(() => createPrivateKey(pem))

const invalid = (reason: string): RalphError =>
  new RalphError({
    code: 'APP_KEY_INVALID',
    message: `\`app-private-key\` is not a GitHub App key: ${reason}.`,
    hint: "Create one on the App's page (Private keys → Generate a private key) and store the whole .pem file as the secret: `gh secret set APP_PRIVATE_KEY < app.private-key.pem`.",
  })
