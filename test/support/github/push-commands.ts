import type { IncomingMessage } from 'node:http'
import type { Move } from './code-events.ts'

const none = /^0+$/

/** What a push asks for, from the first lines of its body (gitprotocol-pack, "Reference Update Request"). */
export function pushCommands(request: IncomingMessage): { read(): Move[] } {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  return {
    read() {
      const body = Buffer.concat(chunks)
      const moves: Move[] = []
      for (let at = 0; ; ) {
        const length = Number.parseInt(body.toString('latin1', at, at + 4), 16)
        // A flush ends the list; capabilities follow the first command behind a NUL.
        if (!(length > 4)) return moves
        const [before = '', after = '', ref = ''] = (
          body.toString('utf8', at + 4, at + length).split('\0')[0] ?? ''
        ).split(' ')
        const oid = (text: string): string | null => (none.test(text) ? null : text)
        moves.push({ ref: ref.trim(), before: oid(before), after: oid(after) })
        at += length
      }
    },
  }
}
