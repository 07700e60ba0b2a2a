import { StringDecoder } from 'node:string_decoder'

/** Of a line that does not end so much is held back, and written in parts. */
const longest = 256 * 1024
const keptBack = 16 * 1024

/**
 * Hands a byte stream on with its secrets taken out. Only whole lines are: no border between two chunks may cut a
 * secret in two. A private key is waited for to its end. The same text comes out whatever the chunks are, but for
 * secrets in lines above 256 KiB.
 */
export function redactedChunks(redact: (text: string) => string, write: (chunk: Uint8Array) => void) {
  const decoder = new StringDecoder('utf8')
  let held = ''
  const give = (text: string): void => {
    if (text !== '') write(Buffer.from(redact(text), 'utf8'))
  }
  return {
    push(chunk: Uint8Array): void {
      held += decoder.write(chunk)
      const cut = held.length > longest ? held.length - keptBack : endOfWholeLines(held)
      give(held.slice(0, cut))
      held = held.slice(cut)
    },
    end(): void {
      give(held + decoder.end())
      held = ''
    },
  }
}

function endOfWholeLines(text: string): number {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const key = whole.lastIndexOf('-----BEGIN ')
  return key === -1 || whole.indexOf('-----END ', key) !== -1 ? whole.length : key
}
