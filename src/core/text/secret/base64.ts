/**
 * The base64 texts of bytes that stand behind none, one or two others in a longer content: only what these bytes alone
 * decide, so that it is found whatever stands around them.
 */
export const base64At = (bytes: Uint8Array): readonly string[] =>
  [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('')
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6))
  })
