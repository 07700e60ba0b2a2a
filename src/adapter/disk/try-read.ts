import { accessSync, constants, readFileSync } from 'node:fs'

/** Undefined if it is missing, closed to this user, or on a faulty file system. */
export function tryRead<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

export const bytesAsText = (path: string): string => tryRead(() => readFileSync(path, 'latin1')) ?? ''

const mayAccess = (path: string, mode: number): boolean => tryRead(() => [accessSync(path, mode)]) !== undefined
export const isWritable = (path: string): boolean => mayAccess(path, constants.W_OK)
export const isExecutable = (path: string): boolean => mayAccess(path, constants.X_OK)
