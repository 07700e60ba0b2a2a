import type { z } from 'zod'
import type { Plan } from '../../schema/plan/plan.ts'

/** A plan to begin with: small, useful in any repository, with the fields that most plans need. */
export function samplePlan(project: string, schema: string | undefined): string {
  const plan: z.input<typeof Plan> = {
    project,
    max_iterations: 10,
    tasks: [
      {
        id: 'TASK-1',
        title: 'Describe in the README how to work on this project',
        description:
          'Add a section "Development" to README.md: how to set up a fresh clone, run the checks and start the program. Try each command before you write it down.',
        acceptance_criteria: [
          'README.md has a section "Development" with the commands for set-up and for every check',
          'Each command that it names works in a fresh clone',
        ],
        paths: ['README.md'],
      },
      {
        id: 'TASK-2',
        title: 'Test an untested function',
        description:
          'Choose one small function that matters and has no test. Write tests for its usual case and its edge cases. Do not change the function.',
        acceptance_criteria: ['The new tests pass', 'They fail when the function is broken on purpose'],
        depends_on: ['TASK-1'],
        max_retries: 1,
      },
    ],
  }
  return `${JSON.stringify({ ...(schema !== undefined && { $schema: schema }), ...plan }, null, 2)}\n`
}
