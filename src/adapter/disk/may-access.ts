import { accessSync, constants, readFileSync } from 'node:fs'
import { tryRead } from '../../core/text/try-read.ts'

export const bytesAsText = (path: string): string => tryRead(() => readFileSync(path, 'latin1')) ?? ''

const mayAccess = (path: string, mode: number): boolean => tryRead(() => [accessSync(path, mode)]) !== undefined
export const isReadable = (path: string): boolean => mayAccess(path, constants.R_OK)
export const isWritable = (path: string): boolean => mayAccess(path, constants.W_OK)
export const isExecutable = (path: string): boolean => mayAccess(path, constants.X_OK)
