import { z } from 'zod'

/** Numbers in most files; texts such as `1.2` where one names a subtask. */
const Id = z.union([z.int().positive(), z.string().min(1)])

const common = {
  id: Id,
  title: z.string().min(1),
  description: z.string().nullish(),
  details: z.string().nullish(),
  testStrategy: z.string().nullish(),
  status: z.string().optional(),
  dependencies: z.array(Id).nullish(),
}

const Subtask = z.object(common)
export type Subtask = z.infer<typeof Subtask>

const TaskMasterTask = z.object({
  ...common,
  priority: z.enum(['critical', 'high', 'medium', 'low']).nullish().catch(undefined),
  subtasks: z.array(Subtask).nullish(),
})
export type TaskMasterTask = z.infer<typeof TaskMasterTask>

/** One list of tasks in a `tasks.json` of Task Master: the whole document, or what stands below a tag. */
export const TaskList = z.object({
  tasks: z.array(TaskMasterTask),
  metadata: z.object({ description: z.string().optional() }).optional().catch(undefined),
})
