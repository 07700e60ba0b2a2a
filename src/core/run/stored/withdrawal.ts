import type { Withdrawal } from '../../../schema/run/control.ts'
import { iterationPath } from '../../ref/state-paths.ts'

export const withdrawalPath = (iteration: number): string => iterationPath(iteration, 'withdrawn.json')

/** Path and content of the file. */
export const withdrawal = (iteration: number, content: Withdrawal): [path: string, content: string] => [
  withdrawalPath(iteration),
  `${JSON.stringify(content, null, 2)}\n`,
]

const opening: Record<Withdrawal['what'], string> = {
  rejected: 'its checks passed, but a person did not accept it',
  undone: 'its checks passed, but a person took it back later',
  dependent: 'it was done, but a person took back what it builds on',
}

/** The reason as the next attempt at the task is told it. */
export function withdrawalInWords({ what, by, why }: Withdrawal): string {
  return `${opening[what]} (${by})${why === '' ? ', without a reason' : `: ${why}`}`
}
