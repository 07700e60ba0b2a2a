import { userInfo } from 'node:os'

/** Name of the user on this machine. A container's arbitrary uid has none, and Node throws for it: `uid-1234` then. */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`
  }
}
