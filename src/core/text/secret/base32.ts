const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The base32 texts (RFC 4648) of bytes behind none to four others; only what these bytes alone decide, as in base64. */
export const base32At = (bytes: Uint8Array): readonly string[] =>
  [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    const first = Math.ceil((8 * offset) / 5)
    const last = Math.floor(bits.length / 5)
    return Array.from({ length: last - first }, (_, at) => {
      const group = bits.slice(5 * (first + at), 5 * (first + at) + 5)
      return alphabet[Number.parseInt(group, 2)] ?? ''
    }).join('')
  })
