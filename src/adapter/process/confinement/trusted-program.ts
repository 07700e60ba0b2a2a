import { findProgram } from '../programs.ts'

/** Where systems keep what only root writes. PATH is not asked: an earlier entry of it can be a folder that agents write. */
const places =
  '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin:/usr/local/sbin:/run/current-system/sw/bin:/run/wrappers/bin'

/** Absolute path of a program of the system; undefined where it is not installed. */
export const trustedProgram = (name: string): string | undefined => findProgram(name, places)
