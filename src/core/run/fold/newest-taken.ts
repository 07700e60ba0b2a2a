import type { RunState } from '../../../schema/run/run-state.ts'

/** The newest iteration whose commit is part of the work; one that waits for approval is not. */
export const newestTaken = ({ recent }: Pick<RunState, 'recent'>): number => recent[0]?.iteration ?? 0
