import type { Socket } from 'node:net'

/**
 * Pipes in both directions with backpressure. If one side ends normally, the other may finish; if it breaks off, both
 * are closed.
 */
export function joinSockets(first: Socket, second: Socket): void {
  pipeOneWay(first, second)
  pipeOneWay(second, first)
}

function pipeOneWay(from: Socket, to: Socket): void {
  from.on('error', () => to.destroy())
  from.on('close', () => (from.readableEnded ? to.destroySoon() : to.destroy()))
  from.pipe(to)
}
