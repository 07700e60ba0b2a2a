import type { StepCommand } from '../../../core/config/table/action-inputs.ts'
import type { StepContext } from '../context/step-context.ts'

/** What one of them does; returns the exit code (docs/errors.md#exit-codes). */
type Step = (context: StepContext) => Promise<number>

/** Where each of them is: a step loads its own alone, and all of it before an agent could change the files. */
export const stepCommands: Readonly<Record<StepCommand, () => Promise<Step>>> = {
  run: async () => (await import('./run-step.ts')).runStep,
  begin: async () => (await import('./begin-step.ts')).beginStep,
  finish: async () => (await import('./finish-step.ts')).finishStep,
  intake: async () => (await import('./split-steps.ts')).intakeStep,
  agent: async () => (await import('./split-steps.ts')).agentStep,
  validate: async () => (await import('./split-steps.ts')).validateStep,
  apply: async () => (await import('./split-steps.ts')).applyStep,
  ready: async () => (await import('./split-steps.ts')).readyStep,
  tick: async () => (await import('./tick-step.ts')).tickStep,
  lint: async () => (await import('./lint-step.ts')).lintStep,
  doctor: async () => (await import('./doctor-step.ts')).doctorStep,
}
