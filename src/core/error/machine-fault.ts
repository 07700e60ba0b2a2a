import { RalphError } from './error.ts'

/** What a person mends at the machine: from Node by its error code, from git by its words (failure model P14, P15). */
const faults = [
  {
    code: 'DISK_FULL',
    errno: ['ENOSPC', 'EDQUOT'],
    said: /no space left on device|out of disk ?space|ENOSPC|disk quota exceeded/i,
    what: 'The disk is full',
    hint: 'Free some space and run again.',
  },
  {
    code: 'DISK_READ_ONLY',
    errno: ['EROFS'],
    said: /read-only file system/i,
    what: 'The disk cannot be written',
    hint: 'Mount it for writing, or set RALPH_HOME to a place on another disk, and run again.',
  },
  {
    code: 'DISK_FAULT',
    errno: ['EIO'],
    said: /input\/output error/i,
    what: 'The disk gave an error',
    hint: 'Look at the system log; use another disk (RALPH_HOME), and run again.',
  },
  {
    code: 'TOO_MANY_FILES',
    errno: ['EMFILE', 'ENFILE'],
    said: /too many open files/i,
    what: 'The system allows no more open files',
    hint: 'Raise the limit (`ulimit -n`) or end other programs, and run again.',
  },
] as const

/** Undefined for any other fault. `what`: what could not continue, in a few words. */
export function machineFault(request: {
  errno?: string | undefined
  said?: string
  what: string
  cause?: unknown
}): RalphError | undefined {
  const match = faults.find(
    ({ errno, said }) =>
      errno.some((listed) => listed === request.errno) || (request.said !== undefined && said.test(request.said)),
  )
  if (match === undefined) return undefined
  return new RalphError({
    code: match.code,
    message: `${match.what}: ${request.what}`,
    hint: `${match.hint} Nothing was overwritten; the run continues from its last state.`,
    ...(request.cause === undefined ? {} : { cause: request.cause }),
  })
}
