import { z } from 'zod'
import { Check } from '../check/check.ts'
import { Strategy } from '../plan/plan.ts'
import { relativePath } from '../plan/relative-path.ts'

/** What counts of the settings in a replay; the rest has to do with the real agent and the real remote. */
const RecordedSettings = z.strictObject({
  strategy: Strategy,
  'known-red': z.boolean(),
  setup: z.array(z.string()),
  'before-capture': z.array(z.string()),
  'working-directory': z.string(),
  model: z.string().nullable(),
  'extraction-model': z.string(),
  review: z.enum(['none', 'comment', 'gate']),
  'review-model': z.string().nullable(),
  'max-turns': z.int(),
  'max-iterations': z.int(),
  'cost-budget': z.number(),
  'context-budget': z.int(),
  'commit-prefix': z.string(),
  'commit-template': z.string(),
  'commit-subject-limit': z.int(),
  'sign-off': z.boolean(),
  'check-env': z.array(z.string()),
  'protected-paths': z.array(z.string()),
  approval: z.enum(['none', 'iteration']),
  'merge-base': z.boolean(),
  'base-conflict': z.enum(['person', 'task']),
})
export type RecordedSettings = z.infer<typeof RecordedSettings>

const oid = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'expected a full commit id')
const refName = z.string().regex(/^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/, 'expected the name of a branch')

/** What a recorded job started from: with it, the calls and the objects of the repository, the engine does it again. */
export const CassetteRun = z.strictObject({
  /** Version of the program that recorded it. */
  ralph: z.string(),
  started: z.iso.datetime(),
  plan_name: refName,
  plan_file: z.string(),
  plan_source: z.string(),
  fresh: z.boolean(),
  /** The commit that the job was started on, or a folder of the cassette that holds its files. */
  base: z.union([
    z.strictObject({ commit: oid, branch: refName.nullable() }),
    z.strictObject({ files: relativePath, branch: refName }),
  ]),
  /** What the two branches held at the start; null where they were missing. Of the state, its files will do. */
  state: z.union([oid, z.strictObject({ files: relativePath })]).nullable(),
  work: oid.nullable(),
  work_branch: refName,
  /** As the state names it; a replay never looks there. */
  remote: z.string(),
  committer: z.strictObject({ name: z.string(), email: z.string() }),
  steering_files: z.array(z.string()),
  checks: z.array(Check),
  /** Those that are missing are as by default. */
  settings: RecordedSettings.partial(),
})
export type CassetteRun = z.infer<typeof CassetteRun>
