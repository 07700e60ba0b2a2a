import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Of 1,000: the kernel looks for a victim here first. */
const first = '900'
const niceness = 5

/** A process that was just started, and all that it starts later, give way to everybody else where memory or cores are short. */
export function giveWay(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, first)
    setPriority(pid, niceness)
  } catch {
    // It has ended already, or the system has no such thing: nothing depends on it.
  }
}
