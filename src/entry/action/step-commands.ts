import type { stepInputs } from '../../core/config/action-inputs.ts'
import type { Setting } from '../../core/config/setting.ts'
import type { StepContext } from './step-context.ts'

/** What the input `command` may name. */
export type StepCommand = (typeof stepInputs)['command'] extends Setting<infer Name> ? Name : never

/** What one of them does; returns the exit code (DESIGN §8). */
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
  ready: async () => (await import('./ready-step.ts')).readyStep,
  tick: async () => (await import('./tick-step.ts')).tickStep,
  lint: async () => (await import('./lint-step.ts')).lintStep,
  doctor: async () => (await import('./doctor-step.ts')).doctorStep,
}
