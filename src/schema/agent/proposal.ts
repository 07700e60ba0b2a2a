import { z } from 'zod'
import { answerSchema } from './json-schema.ts'

const text = z.string()

/** A task that an agent proposes: only words. Checks, tools and models are for a person to add. */
const ProposedTask = z.object({
  id: text.describe('T1, T2 and so on, in the order in which to do them.'),
  title: text.describe('One line that begins with a verb.'),
  description: text.describe('What to do, and the files, functions and rules of the project that matter for it.'),
  acceptance_criteria: z.array(text).describe('Three to seven statements, each of which is either true or false.'),
  depends_on: z.array(text).describe('Ids of the tasks that must be done before this one.'),
  goals: z.array(text).describe('Which goals it serves, such as G1; empty where no goals are given.'),
})

/** An agent's answer that makes a plan. */
export const PlanProposal = z.object({
  name: text.describe('A short name for the plan: letters, digits and "-".'),
  context: text.describe('What every task needs to know, in a few sentences.'),
  tasks: z.array(ProposedTask),
  open_questions: z.array(text).describe('What a person has to decide before the plan can be right; otherwise empty.'),
})
export type PlanProposal = z.infer<typeof PlanProposal>

/** As read: a missing name is not worth a second call. */
export const ReadPlanProposal = PlanProposal.extend({ name: text.default('') })

/** draft-07 as for handoffs. */
export const planProposalSchema = answerSchema(PlanProposal)

const Command = z.object({
  run: text.describe('One line for a POSIX shell, run at the top of the repository.'),
  why: text.describe('Which file of the repository shows that this is the way to do it.'),
})

/** An agent's answer that proposes the set-up of a repository. */
export const SetUpProposal = z.object({
  setup: z.array(Command).describe('Prepares a fresh checkout; only what was not found already.'),
  checks: z.array(Command).describe('What every change must pass; only what was not found already.'),
  instructions: text.describe(
    'What every coding agent should know about this project, in Markdown; empty for nothing.',
  ),
  plan: PlanProposal,
})

export const ReadSetUpProposal = SetUpProposal.extend({ plan: ReadPlanProposal })

export const setUpProposalSchema = answerSchema(SetUpProposal)
