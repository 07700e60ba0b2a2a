import type { stepInputs } from '../../core/config/action-inputs.ts'
import type { Setting } from '../../core/config/setting.ts'
import { beginStep } from './begin-step.ts'
import { doctorStep } from './doctor-step.ts'
import { finishStep } from './finish-step.ts'
import { lintStep } from './lint-step.ts'
import { readyStep } from './ready-step.ts'
import { runStep } from './run-step.ts'
import { agentStep, applyStep, intakeStep, validateStep } from './split-steps.ts'
import type { StepContext } from './step-context.ts'
import { tickStep } from './tick-step.ts'

/** What the input `command` may name. */
export type StepCommand = (typeof stepInputs)['command'] extends Setting<infer Name> ? Name : never

/** What each of them does; each returns the exit code (DESIGN §8). */
export const stepCommands: Readonly<Record<StepCommand, (context: StepContext) => Promise<number>>> = {
  run: runStep,
  begin: beginStep,
  finish: finishStep,
  intake: intakeStep,
  agent: agentStep,
  validate: validateStep,
  apply: applyStep,
  ready: readyStep,
  tick: tickStep,
  lint: lintStep,
  doctor: doctorStep,
}
