import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's young generation from doubling several times: starting a process copies the memory map of ours, and an
 * iteration starts ten (docs/performance.md). Called when the program is loaded, which needs the room.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
