import { createHash } from 'node:crypto'

/** Bytes that look random and are the same in every run. */
export function noise(bytes: number, seed = 'noise'): Buffer {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, nth) =>
    createHash('sha256').update(`${seed} ${nth}`).digest(),
  )
  return Buffer.concat(blocks).subarray(0, bytes)
}
