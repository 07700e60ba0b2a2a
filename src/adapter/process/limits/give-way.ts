import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Of 1,000: the kernel's out-of-memory killer takes these processes first. */
const oomScore = '900'
const niceness = 5

/** Lowers the priority for memory and cores of a process and all that it starts later. */
export function lowerPriority(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, oomScore)
    setPriority(pid, niceness)
  } catch {
    // It has ended, or the system lacks this: nothing depends on it.
  }
}
