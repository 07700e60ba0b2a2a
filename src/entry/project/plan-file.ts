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

export interface PlanReadRequest {
  readonly files: FilesByPath
  /** Paths of a folder's files start here. */
  readonly toplevel: string
  /** Findings name files relative to this folder. */
  readonly cwd: string
  readonly options: ReadOptions
  /** The queue's folder, if no plan is named and its plans may be meant. */
  readonly queue?: string | undefined
}

/** `text`: of a plan without a file, which is JSON; settings about files do not apply to it. */
export const readOptionsOf = (
  settings: Pick<Settings, 'plan-subtasks' | 'plan-tag' | 'plan-scope' | 'format'>,
  text?: Buffer,
): ReadOptions => ({
  subtasks: settings['plan-subtasks'],
  tag: settings['plan-tag'],
  scope: settings['plan-scope'],
  format: text ? 'plan.json' : settings.format,
})

interface ReadSource extends ReadPlan {
  /** Digest of everything that was read. */
  readonly source: string
  /** Absolute paths of what was read; the main file first. */
  readonly sources: readonly string[]
  readonly choices?: ScopeChoices
}

/** Rejects as `files.read` does if the plan is missing. `name` may name the plan. */
export async function readPlanAt(path: string, name: string, reading: PlanReadRequest): Promise<ReadSource> {
  const { files, options, toplevel } = reading
  const { target, outside } = await resolveTarget(path, { files, toplevel })
  if (outside) return { plan: undefined, findings: [linkLeadsOut(name, target)], source: '', sources: [path] }
  const link = target === path ? [] : [path]
  const folder = isFile(path) ? undefined : await readPlanFolder(target, { ...reading, scope: options.scope })
  if (folder) return { ...folder.read, ...folder, sources: [...folder.sources, ...link], choices: folder.read.choices }
  const bytes = await files.read(target)
  return { ...readPlan({ file: name, bytes, options }), source: contentDigest(bytes), sources: [target, ...link] }
}

/** Follows links: a path in the repository may not lead out of it, and the real file is the one that is written. */
async function resolveTarget(path: string, { files, toplevel }: Pick<PlanReadRequest, 'files' | 'toplevel'>) {
  const real = await files.realPath(path).catch(() => path)
  const inside = pathBelow(await files.realPath(toplevel).catch(() => toplevel), real)
  if (inside === undefined) return { target: real, outside: pathBelow(toplevel, path) !== undefined && real !== path }
  return { target: join(toplevel, inside), outside: false }
}

function pathBelow(folder: string, path: string): string | undefined {
  const inside = relative(folder, path)
  return inside.startsWith('..') || isAbsolute(inside) ? undefined : inside
}

const linkLeadsOut = (name: string, target: string): Finding => ({
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
  // A digest of the meaning: a run ticks tasks in the file, and that is no edit of a person.
  const source = contentDigest(Buffer.from(meaningOf(plan)))
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const detected: DetectedFormat = { name: formatNamed(format), line: begins }
  return { plan, format, detected, source, sources, choices, warnings }
}

/** A run may have recorded a scope without the other stories. Undefined if there are no valid ones. */
export async function readValidStories(path: string, shown: string, reading: PlanReadRequest) {
  const folder = isFile(path) || reading.options.scope ? undefined : await readPlanFolder(path, reading)
  const scope = folder?.read.sound.join(',')
  if (!scope) return undefined
  return readPlanFile(path, shown, { ...reading, options: { ...reading.options, scope } }).catch(() => undefined)
}

/** Reads a file that fits two formats as the first of them: the run may have recorded which one counts. */
export async function readInFirstFormat(path: string, shown: string, reading: PlanReadRequest) {
  if (reading.options.format !== 'auto') return undefined
  for (const format of planFormats.filter((name) => name !== 'auto' && name !== 'bmad')) {
    const options = { ...reading.options, format }
    const read = await readPlanFile(path, shown, { ...reading, options }).catch(() => undefined)
    if (read) return read
  }
  return undefined
}

export const contentDigest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const planMissing = (shown: string, queue: string | undefined): RalphError =>
  new RalphError({
    code: 'PLAN_MISSING',
    message: `There is no plan at ${shown}.`,
    hint:
      queue === undefined
        ? '`ralph start` makes one of a sentence, and needs no file. Or write one (docs/plan.md), or name another file with --plan (in a workflow: the input `plan`).'
        : `The plans of this repository are in the queue at ${queue}/: \`ralph run --queue\` works through them. Or name one of them with --plan.`,
  })
