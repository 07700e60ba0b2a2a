import { createPrivateKey, type KeyObject } from 'node:crypto'
import { RalphError } from '../../../core/error/error.ts'

/** The frame of a PEM, and whatever stands between it: its lines may have been joined by blanks. */
const frame = /-----BEGIN ([A-Z ]+)-----([\s\S]*?)-----END \1-----/

/**
 * An App's private key, as GitHub gives it (PEM, PKCS #1) and as it arrives from secrets: line feeds escaped, lost or
 * of another system, in quotes, the file whole in base64. Throws RalphError APP_KEY_INVALID, which holds none of it.
 */
export function readAppKey(given: string): KeyObject {
  const text = unwrapped(given)
  const [, kind = '', body = ''] = frame.exec(text) ?? []
  if (kind === '') throw invalid(text.includes('-----BEGIN') ? 'its end is missing' : 'it is not a PEM file')
  if (!kind.endsWith('PRIVATE KEY')) throw invalid(`it contains a ${kind.toLowerCase()}`)
  if (kind.startsWith('OPENSSH')) throw invalid('it is a key for SSH')
  if (kind.startsWith('ENCRYPTED') || body.includes('ENCRYPTED')) throw invalid('it is protected by a passphrase')
  const lines = body.replace(/\s+/g, '').match(/.{1,64}/g) ?? []
  const key = keyOf([`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ''].join('\n'))
  if (key?.asymmetricKeyType !== 'rsa') throw invalid(key ? 'it is not an RSA key' : 'it is cut off or damaged')
  return key
}

/** What each of its writings would look like in a log; the runner masks line by line. */
export const appKeyForms = (given: string): readonly string[] => [given, unwrapped(given)]

function unwrapped(given: string): string {
  const text = given
    .replace(/\\r|\r/g, '')
    .replaceAll('\\n', '\n')
    .trim()
  if (text.includes('-----') || !/^["']?[A-Za-z\d+/=\s]+["']?$/.test(text)) return text
  const decoded = Buffer.from(text, 'base64').toString('utf8')
  return decoded.includes('-----BEGIN') ? decoded.replaceAll('\r', '').trim() : text
}

/** OpenSSL's reason says nothing that a person could act on. */
function keyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}

const invalid = (why: string): RalphError =>
  new RalphError({
    code: 'APP_KEY_INVALID',
    message: `\`app-private-key\` is not a GitHub App key: ${why}.`,
    hint: "Create one on the App's page (Private keys → Generate a private key) and store the whole .pem file as the secret: `gh secret set APP_PRIVATE_KEY < app.private-key.pem`.",
  })
