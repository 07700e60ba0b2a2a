import { randomUUID } from 'node:crypto'
import type { Wrap } from '../confined-command.ts'

/**
 * C0: our own supervisor ends the tree. A daemon that left its group, its environment, its directory and its pipes
 * survives, and `/proc` of the engine can be read by the same user (threat T6). `supervisor` is the program, and
 * its first arguments.
 */
export const processGroup =
  (supervisor: { file: string; args: readonly string[] }): Wrap =>
  (command) => ({
    ...command,
    file: supervisor.file,
    args: [...supervisor.args, command.file, ...command.args],
    // Found again in /proc/<pid>/environ when a descendant has left the group.
    env: { ...command.env, RALPH_TREE: randomUUID() },
    lifeline: 'descriptor',
    ender: 'process',
  })
