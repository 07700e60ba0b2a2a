/**
 * A variable in the environment of everything that a job runs for its agent: whose run it is. An order that comes from
 * below such a process is not a person's.
 */
export const engineMark = 'RALPH_WORKS_FOR'
