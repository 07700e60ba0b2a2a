import { configurationErrors } from './codes/configuration.ts'
import type { CatalogueRow } from './codes/exit-codes.ts'
import { planErrors, proposalErrors } from './codes/plan.ts'
import { runErrors } from './codes/run.ts'
import { gitErrors, gitHubErrors, machineErrors } from './codes/surroundings.ts'

/** In the order of `docs/errors.md`. */
export const topics = {
  'Usage and configuration': configurationErrors,
  'The plan': planErrors,
  'Specs and proposals': proposalErrors,
  'The run and its state': runErrors,
  'Git and the remote': gitErrors,
  'The GitHub API and GitHub Apps': gitHubErrors,
  'The machine and the agent': machineErrors,
} as const

const catalogue = {
  ...configurationErrors,
  ...planErrors,
  ...proposalErrors,
  ...runErrors,
  ...gitErrors,
  ...gitHubErrors,
  ...machineErrors,
}

/** A code that is in the table; an error with any other does not compile. */
export type ErrorCode = keyof typeof catalogue

export const rowOf = (code: ErrorCode): CatalogueRow => catalogue[code]
