import type { GivenUp } from '../../run/next/given-up.ts'

/** `B was given up by the agent of iteration 3: it is not needed`, without a full stop. */
export function givenUpInWords(
  { task, iteration, why }: GivenUp['tasks'][number],
  foreign: (text: string) => string,
): string {
  const by = iteration === 0 ? 'was given up' : `was given up by the agent of iteration ${iteration}`
  return `${task} ${by}${why === '' ? '' : `: ${foreign(why)}`}`
}
