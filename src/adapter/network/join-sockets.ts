import type { Socket } from 'node:net'

/**
 * Passes on what each says to the other, no faster than that takes it. One that ends well lets the other write what it still has; one
 * that breaks off takes the other with it.
 */
export function joinSockets(one: Socket, other: Socket): void {
  pass(one, other)
  pass(other, one)
}

function pass(from: Socket, to: Socket): void {
  from.on('error', () => to.destroy())
  from.on('close', () => (from.readableEnded ? to.destroySoon() : to.destroy()))
  from.pipe(to)
}
