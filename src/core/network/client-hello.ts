/** The server name in a connection's first bytes; `more`: incomplete. */
export type ClientHello = { readonly name: string } | 'more' | { readonly wrong: string }

/** With post-quantum keys a hello has some 2 kB. */
const maxHelloBytes = 32_768

/** Reads the server name of a TLS ClientHello (RFC 8446, 4.1.2; RFC 6066, 3). Refuses whatever two readers could read as two names, so that the server sees the allowed name. */
export function readClientHello(bytes: Uint8Array): ClientHello {
  const records = handshakeIn(bytes)
  if ('wrong' in records) return records
  const { handshake } = records
  if (handshake.length > 0 && handshake[0] !== 1) return wrong('it does not begin with a ClientHello')
  const totalLength = 4 + number(handshake, 1, 3)
  if (handshake.length >= 4 && totalLength > maxHelloBytes) return wrong('its ClientHello is too long')
  if (handshake.length >= 4 && handshake.length >= totalLength) return nameInHello(handshake.slice(4, totalLength))
  if (bytes.length > 2 * maxHelloBytes) return wrong('its ClientHello is too long')
  return 'more'
}

/** The handshake bytes in the records that have arrived. */
function handshakeIn(bytes: Uint8Array): { readonly handshake: Bytes } | { readonly wrong: string } {
  const handshake: number[] = []
  for (let offset = 0; offset < bytes.length; ) {
    const [kind, version = 3] = bytes.subarray(offset, offset + 2)
    // Only the records of the ClientHello count: nobody checks what follows.
    if (kind !== 22 || version !== 3) return { wrong: 'it is not TLS' }
    if (bytes.length < offset + 5) break
    const length = number(bytes, offset + 3, 2)
    if (length === 0 || length > 16_384) return { wrong: 'its TLS record has a wrong length' }
    handshake.push(...bytes.subarray(offset + 5, offset + 5 + length))
    if (handshake.length >= 4 && handshake.length >= 4 + number(handshake, 1, 3)) break
    offset += 5 + length
  }
  return { handshake }
}

const wrong = (why: string): { readonly wrong: string } => ({ wrong: why })
const number = (bytes: ArrayLike<number>, offset: number, length: number): number => {
  let value = 0
  for (let index = offset; index < offset + length; index++) value = value * 256 + (bytes[index] ?? 0)
  return value
}

type Bytes = readonly number[]

/** A block with a length of `size` bytes, and the next offset; undefined if it exceeds the data. */
function block(bytes: Bytes, offset: number, size: number): { content: Bytes; next: number } | undefined {
  if (offset + size > bytes.length) return undefined
  const start = offset + size
  const next = start + number(bytes, offset, size)
  return next > bytes.length ? undefined : { content: bytes.slice(start, next), next }
}

function nameInHello(hello: Bytes): ClientHello {
  const session = block(hello, 34, 1)
  const ciphers = session && block(hello, session.next, 2)
  const methods = ciphers && block(hello, ciphers.next, 1)
  if (!methods) return wrong('its ClientHello is malformed')
  if (methods.next === hello.length) return wrong('its ClientHello names no server')
  const extensions = block(hello, methods.next, 2)
  if (!extensions || extensions.next !== hello.length) return wrong('its ClientHello is malformed')
  const names: Bytes[] = []
  for (let offset = 0; offset < extensions.content.length; ) {
    const extension = block(extensions.content, offset + 2, 2)
    if (!extension) return wrong('its ClientHello is malformed')
    if (number(extensions.content, offset, 2) === 0) names.push(extension.content)
    offset = extension.next
  }
  const [only, ...others] = names
  if (only === undefined) return wrong('its ClientHello names no server')
  return others.length > 0 ? wrong('its ClientHello names several servers') : nameInList(only)
}

function nameInList(extension: Bytes): ClientHello {
  const list = block(extension, 0, 2)
  const name = list && block(list.content, 1, 2)
  if (!name || list.next !== extension.length || list.content[0] !== 0 || name.content.length === 0)
    return wrong('its ClientHello is malformed')
  if (name.next !== list.content.length) return wrong('its ClientHello names several servers')
  if (!name.content.every((byte) => byte > 32 && byte < 127)) return wrong('its ClientHello is malformed')
  return { name: String.fromCharCode(...name.content).toLowerCase() }
}
