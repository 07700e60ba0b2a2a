import { z } from 'zod'
import { CheckKind } from '../../../../schema/check/check.ts'
import type { Path } from '../../lint/fault.ts'
import { type JsonDocument, offsetAt } from '../json/json-syntax.ts'
import type { Draft } from '../read/draft.ts'
import { shapeFaults } from '../read/plan-shape.ts'
import { isRecord, salvaged } from '../read/salvage.ts'
import { withoutNote } from './notes.ts'
import { prdEdits, writtenFields } from './prd-edits.ts'

/** Where a field of the plan stands in a `prd.json`. */
const fields: Readonly<Record<string, string>> = { acceptance_criteria: 'acceptanceCriteria', order: 'priority' }

/** `prd.json`: user stories with `passes`, found by its list of stories. Undefined for any other document. */
export function planOfPrd({ value, root, text }: JsonDocument): Draft | undefined {
  if (!isRecord(value) || !('userStories' in value)) return undefined
  const parsed = Prd.safeParse(value)
  const faults = parsed.success
    ? []
    : shapeFaults(parsed.error, value).map((fault) => ({ ...fault, offset: offsetAt(root, fault.at) }))
  const prd = parsed.success ? parsed.data : (salvaged(value, parsed.error) as z.infer<typeof Prd>)
  return {
    format: 'prd.json',
    value: planOf(prd),
    faults,
    placeOf: (at) => {
      const there = placeIn(at, prd)
      return { at: there, offset: offsetAt(root, there) }
    },
    doneBy: '"passes": true',
    tells: { inFields: writtenFields },
    edits: (facts) => prdEdits(text, root, facts),
    times: timesOf(prd),
  }
}

function planOf({ project, branchName, description, config, userStories }: z.infer<typeof Prd>) {
  const name = branchName === undefined ? undefined : nameOfBranch(branchName)
  const { maxIterations, stuckThreshold, qualityGates = {} } = config ?? {}
  const checks = Object.entries(qualityGates).flatMap(([gate, run]) => (run?.trim() ? [checkOf(gate, run)] : []))
  return {
    ...(name !== undefined && { name }),
    ...(project !== undefined && { project }),
    ...(branchName !== undefined && { branch: branchName }),
    ...(description?.trim() && { context: description }),
    ...(maxIterations !== undefined && { max_iterations: maxIterations }),
    ...(checks.length > 0 && { checks }),
    tasks: userStories?.map((story) => ({
      id: story.id,
      title: story.title,
      description: [story.description, noteOf(story.notes ?? '')].filter(Boolean).join('\n\n'),
      acceptance_criteria: story.acceptanceCriteria ?? [],
      depends_on: story.dependencies ?? story.dependsOn ?? [],
      status: story.passes ? 'done' : 'pending',
      ...(story.priority !== undefined && { order: story.priority }),
      ...(story.attempts !== undefined && { retry_count: story.attempts }),
      ...(stuckThreshold !== undefined && { max_retries: stuckThreshold - 1 }),
    })),
  }
}

const timesOf = ({ userStories = [] }: z.infer<typeof Prd>): ReadonlyMap<string, string> =>
  new Map(userStories.flatMap(({ id, completedAt }) => (typeof completedAt === 'string' ? [[id, completedAt]] : [])))

const noteOf = (notes: string): string => withoutNote(notes) && `Notes: ${withoutNote(notes)}`

/** A gate by one of the usual names is of that kind, whatever it calls. */
function checkOf(gate: string, run: string) {
  const kind = CheckKind.safeParse(gate)
  return { name: gate, run, ...(kind.success && { kind: kind.data }) }
}

/** The loops tell one run from another by its branch, and their file has the same name in all of them. */
function nameOfBranch(branch: string): string | undefined {
  const words = branch.replace(/^ralph\//, '').match(/[A-Za-z0-9][A-Za-z0-9._-]*/g)
  return words?.join('-').slice(0, 64)
}

function placeIn(at: Path, { userStories }: z.infer<typeof Prd>): Path {
  const [first, index, field, ...rest] = at
  if (first === 'branch' || first === 'name') return ['branchName']
  if (first === 'checks') return ['config', 'qualityGates']
  if (first === 'max_iterations') return ['config', 'maxIterations']
  if (first !== 'tasks') return at
  if (index === undefined) return ['userStories']
  const story = typeof index === 'number' ? userStories?.[index] : undefined
  const waits = story?.dependencies === undefined && story?.dependsOn !== undefined ? 'dependsOn' : 'dependencies'
  const name = field === 'depends_on' ? waits : (fields[String(field)] ?? field)
  return ['userStories', index, ...(name === undefined ? [] : [name]), ...rest]
}

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
  completedAt: z.unknown().optional(),
  dependencies: z.array(z.string()).optional(),
  dependsOn: z.array(z.string()).optional(),
})

/** `prd.json` of the BMAD loop and of the loops that came before it. */
const Prd = z.object({
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
