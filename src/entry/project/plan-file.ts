import { createHash } from 'node:crypto'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import type { DetectedFormat } from '../../core/plan/change/changed-format.ts'
import { meaningOf } from '../../core/plan/change/plan-meaning.ts'
import type { ScopeChoices } from '../../core/plan/format/bmad/scope-choices.ts'
import { formatNamed, type ReadPlan, readPlan } from '../../core/plan/format/formats.ts'
import { planFormats, type ReadOptions } from '../../core/plan/format/read/read-options.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import type { Finding } from '../../schema/plan/finding.ts'
import type { FilesByPath } from './base-files.ts'
import { findingLine, unreadable } from './error-text.ts'
import { readPlanFolder } from './plan-folder.ts'

/** How a plan is read, and from where. */
export interface PlanReadRequest {
  readonly files: FilesByPath
  /** Paths of a folder's files begin here. */
  readonly toplevel: string
  /** Findings about them are named as seen from here. */
  readonly cwd: string
  readonly options: ReadOptions
  /** Folder of the queue, where no plan was named and its plans could be meant. */
  readonly queue?: string | undefined
}

/** What a reader of plans is told by settings. */
export const readOptionsOf = (
  settings: Pick<Settings, 'plan-subtasks' | 'plan-tag' | 'plan-scope' | 'format'>,
): ReadOptions => ({
  subtasks: settings['plan-subtasks'],
  tag: settings['plan-tag'],
  scope: settings['plan-scope'],
  format: settings.format,
})

interface ReadSource extends ReadPlan {
  /** What tells one text of a plan from another. */
  readonly source: string
  /** What the plan is read from, by absolute path; its main file first. */
  readonly sources: readonly string[]
  readonly choices?: ScopeChoices
}

/** Reads and lints a plan, a file or a folder. Rejects as `files.read` does where there is none. `name` may name the plan. */
export async function readPlanAt(path: string, name: string, reading: PlanReadRequest): Promise<ReadSource> {
  const { files, options, toplevel } = reading
  const { target, outside } = await targetOf(path, { files, toplevel })
  if (outside) return { plan: undefined, findings: [leadsOut(name, target)], source: '', sources: [path] }
  // Whoever replaces the link has another plan.
  const link = target === path ? [] : [path]
  const folder = isFile(path) ? undefined : await readPlanFolder(target, { ...reading, scope: options.scope })
  if (folder) return { ...folder.read, ...folder, sources: [...folder.sources, ...link], choices: folder.read.choices }
  const bytes = await files.read(target)
  return { ...readPlan({ file: name, bytes, options }), source: sourceOf(bytes), sources: [target, ...link] }
}

/** Where a path leads through links: what lies in the repository may not lead out of it, and is written where it truly is. */
async function targetOf(path: string, { files, toplevel }: Pick<PlanReadRequest, 'files' | 'toplevel'>) {
  // What is not there is told by whoever reads it.
  const real = await files.real(path).catch(() => path)
  const inside = below(await files.real(toplevel).catch(() => toplevel), real)
  if (inside === undefined) return { target: real, outside: below(toplevel, path) !== undefined && real !== path }
  return { target: join(toplevel, inside), outside: false }
}

function below(folder: string, path: string): string | undefined {
  const inside = relative(folder, path)
  return inside.startsWith('..') || isAbsolute(inside) ? undefined : inside
}

const leadsOut = (name: string, target: string): Finding => ({
  severity: 'error',
  code: 'PLAN_LINK_OUTSIDE',
  path: '',
  line: null,
  column: null,
  message: `A symbolic link takes ${name} out of the repository, to ${target}.`,
  remedy: 'Put the plan itself into the repository, or name it by its own path.',
})

const isFile = (path: string): boolean => /\.(?:json|md)$/i.test(path)

/** Reads and lints a plan. Throws RalphError PLAN_MISSING, or PLAN_INVALID with every finding. */
export async function readPlanFile(path: string, shown: string, reading: PlanReadRequest) {
  const inside = relative(reading.toplevel, path)
  // A folder may name a plan, but not that of a checkout, which is another one in each job.
  const name = inside.startsWith('..') || isAbsolute(inside) ? path : inside.split(sep).join('/')
  const {
    plan,
    format,
    firstTaskLine: begins = null,
    findings,
    sources,
    choices,
  } = await readPlanAt(path, name, {
    ...reading,
    options: { ...reading.options, shown },
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? planMissing(shown, reading.queue) : unreadable(shown, error)
  })
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (plan === undefined || errors.length > 0) {
    throw new RalphError({
      code: 'PLAN_INVALID',
      message: `${shown} has ${errors.length === 1 ? 'a fault' : `${errors.length} faults`}; nothing was started.`,
      hint: `Fix the problems above, then run again. ${commandSpan('ralph', 'plan', 'lint', shown)} checks only the plan.`,
      findings: errors.map((finding) => findingLine(finding, shown)),
    })
  }
  // By what it says: a run writes its ticks into it, and those are no person's edit.
  const source = sourceOf(Buffer.from(meaningOf(plan)))
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const detected: DetectedFormat = { name: formatNamed(format), line: begins }
  return { plan, format, detected, source, sources, choices, warnings }
}

/**
 * The stories of a folder that nothing is wrong with: a run may have recorded a scope that leaves the others out. Undefined
 * for any other plan, and where nothing is left.
 */
export async function readSoundPart(path: string, shown: string, reading: PlanReadRequest) {
  const folder = isFile(path) || reading.options.scope ? undefined : await readPlanFolder(path, reading)
  const scope = folder?.read.sound.join(',')
  if (!scope) return undefined
  return readPlanFile(path, shown, { ...reading, options: { ...reading.options, scope } }).catch(() => undefined)
}

/** A file that fits two formats, as the first of them: a run may have recorded which one counts. */
export async function readByAnyFormat(path: string, shown: string, reading: PlanReadRequest) {
  if (reading.options.format !== 'auto') return undefined
  for (const format of planFormats.filter((name) => name !== 'auto' && name !== 'bmad')) {
    const options = { ...reading.options, format }
    const read = await readPlanFile(path, shown, { ...reading, options }).catch(() => undefined)
    if (read) return read
  }
  return undefined
}

/** SHA-256. */
export const sourceOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const planMissing = (shown: string, queue: string | undefined): RalphError =>
  new RalphError({
    code: 'PLAN_MISSING',
    message: `There is no plan at ${shown}.`,
    hint:
      queue === undefined
        ? '`ralph start` makes one of a sentence, and needs no file. Or write one (docs/plan.md), or name another file with --plan (in a workflow: the input `plan`).'
        : `The plans of this repository are in the queue at ${queue}/: \`ralph run --queue\` works through them. Or name one of them with --plan.`,
  })
