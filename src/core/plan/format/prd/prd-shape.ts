import { z } from 'zod'

/** Of a user story, what decides what is done; whatever else stands there is left to the tool that wrote it. */
const Story = z.object({
  id: z.string(),
  epicId: z.string().optional(),
  title: z.string().min(1),
  description: z.string().optional(),
  acceptanceCriteria: z.array(z.string()).optional(),
  priority: z.number().optional(),
  passes: z.boolean().optional(),
  attempts: z.int().nonnegative().optional(),
  notes: z.string().optional(),
  dependencies: z.array(z.string()).optional(),
  dependsOn: z.array(z.string()).optional(),
})

/** `prd.json` of the BMAD loop and of the loops that came before it. */
export const Prd = z.object({
  project: z.string().optional(),
  branchName: z.string().min(1).optional(),
  description: z.string().optional(),
  config: z
    .object({
      maxIterations: z.int().positive().optional(),
      stuckThreshold: z.int().positive().optional(),
      qualityGates: z.record(z.string(), z.string().nullable()).optional(),
    })
    .optional(),
  userStories: z.array(Story),
})
