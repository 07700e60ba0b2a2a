import { type KeyObject, sign } from 'node:crypto'

/** The longest that GitHub takes is ten minutes; a clock may be a minute off in either direction. */
const livesSeconds = 9 * 60
const backSeconds = 60

/** Proves to GitHub to be the App: RS256 over its id or client id, good for some minutes (GitHub Docs, "Generating a JWT"). */
export function appJwt(app: { id: string; key: KeyObject }, now: number): string {
  const at = Math.floor(now / 1000)
  const claims = { iat: at - backSeconds, exp: at + livesSeconds - backSeconds, iss: app.id }
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encoded).join('.')
  return `${text}.${sign('sha256', Buffer.from(text), app.key).toString('base64url')}`
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
