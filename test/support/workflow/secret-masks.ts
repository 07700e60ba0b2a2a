/** What the runner hides besides a secret itself, in the order in which HostContext.cs adds its encoders (ValueEncoders.cs). */
const encoders: readonly ((value: string) => string)[] = [
  (value) => shiftedBase64(value, 0),
  (value) => shiftedBase64(value, 1),
  (value) => shiftedBase64(value, 2),
  // CommandLineArgumentEscape
  (value) => value.replaceAll('"', '\\"'),
  // ExpressionStringEscape
  (value) => value.replaceAll("'", "''"),
  // JsonStringEscape
  (value) => JSON.stringify(value).slice(1, -1),
  // UriDataEscape: RFC 3986
  (value) => encodeURIComponent(value).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`),
  // XmlDataEscape
  (value) => value.replace(/[&<>"']/g, (one) => xml[one] ?? one),
  // TrimDoubleQuotes
  (value) => (value.length > 8 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : ''),
  (value) => longEnough(beforeAmpersand(value)),
  (value) => longEnough(afterAmpersand(value)),
]

/** Every text to hide for a secret: the whole, each of its lines, and all of their encoded forms (AddMaskCommandExtension). */
export function masksOf(secret: string): string[] {
  if (secret.trim() === '') return []
  const values = [secret, ...secret.split(/[\r\n]+/).filter(Boolean)]
  return values.flatMap((value) => [value, ...encoders.map((encode) => encode(value))]).filter(Boolean)
}

/** A secret behind a user name is encoded from its first, second or third byte on. */
function shiftedBase64(value: string, shift: number): string {
  const bytes = Buffer.from(value)
  return bytes.subarray(bytes.length > shift ? shift : 0).toString('base64')
}

const xml: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** PowerShellPreAmpersandEscape and PowerShellPostAmpersandEscape: PowerShell prints the parts of a command by themselves. */
const beforeAmpersand = (value: string): string =>
  value.includes('&+') ? value.slice(0, value.indexOf('&+') + 2) : value.slice(0, value.lastIndexOf('&') + 1)

function afterAmpersand(value: string): string {
  if (value.includes('&+')) return value.slice(value.indexOf('&+') + 3)
  return value.includes('&') ? value.slice(value.lastIndexOf('&') + 1) : ''
}

const longEnough = (part: string): string => (part.length >= 6 ? part : '')
