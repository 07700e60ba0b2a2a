import type { PromptInput } from '../../../src/core/prompt/prompt-input.ts'
import { Task } from '../../../src/schema/plan/plan.ts'

/** A prompt's input with what a test does not care about filled in. */
export function promptInput(given: Partial<PromptInput> = {}): PromptInput {
  return {
    task: Task.parse({
      id: 'TASK-1',
      title: 'Parse dates',
      description: 'Write it.',
      acceptance_criteria: ['It works'],
    }),
    attempt: 1,
    remaining: 2,
    failures: [],
    failedBefore: [],
    previous: null,
    earlier: [],
    skills: [],
    firstIteration: 'Look around.',
    outputInstructions: 'Hand over.',
    hints: [],
    knowledge: [],
    indexed: false,
    ...given,
  }
}
