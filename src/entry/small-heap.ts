import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's young generation from doubling several times: the peak of a job is 103 MB instead of 120 (docs/performance.md).
 * Called when the program is loaded, which needs the room.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * For a server that mostly waits: code that V8 would compile a second time to be faster costs it more memory than all of
 * its data. Called before that code is loaded.
 */
export function stayLean(): void {
  for (const flag of ['--no-opt', '--no-maglev', '--no-sparkplug', '--optimize-for-size']) setFlagsFromString(flag)
}
