import type { CommandFiles } from './command-files.ts'
import type { Machine } from './machine.ts'
import type { RunFacts } from './run-facts.ts'

/** What a step has when it runs. */
export interface StepCall {
  readonly facts: RunFacts
  readonly machine: Machine
  /** Everything that its process sees. */
  readonly env: Readonly<Record<string, string>>
  /** `with`, evaluated. */
  readonly inputs: Readonly<Record<string, string>>
  readonly token: string
  readonly files: CommandFiles
  readonly cancelled: AbortSignal
}

export interface StepEnd {
  readonly code: number
  readonly output: string
  /** Beside those that its process wrote. */
  readonly outputs?: Readonly<Record<string, string>>
}

/** What `uses` names. */
export interface Action {
  main(call: StepCall): Promise<StepEnd>
  /** Runs when the steps of the job are over, whatever became of them. */
  readonly post?: (call: StepCall) => Promise<StepEnd>
}

/** Inputs of an action that is played: one that it does not know is a gap in the play, not in the workflow. */
export function expectInputs(name: string, inputs: StepCall['inputs'], known: readonly string[]): void {
  const unknown = Object.keys(inputs).filter((input) => !known.includes(input))
  if (unknown.length > 0) throw new Error(`${name}: the input ${unknown.join(', ')} is not played here`)
}
