import type { Finding } from '../../schema/plan/finding.ts'
import { outline } from '../plan/format/markdown/outline.ts'
import { outsideLinks } from '../plan/format/markdown/outside-links.ts'
import { mergeMarkers } from '../plan/format/read/merge-markers.ts'
import { lineIndex, sourceText } from '../plan/format/read/source-text.ts'
import { findCycles } from '../plan/graph/dependency-graph.ts'
import { type Fault, quoteValue, toFinding } from '../plan/lint/fault.ts'
import { similarIn } from '../text/nearest.ts'
import { arrows } from '../text/one-line.ts'
import { type IndexRow, readIndex } from './read-index.ts'
import { type PlacedText, readSpec, type Spec, type SpecSectionName, specStatuses } from './read-spec.ts'

/** A document below `specs/`, by its path from the top of the repository, or why it cannot be read. */
export type SpecFile = { readonly file: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly refused: string /** The file does not exist. */; readonly missing?: boolean }
)

/** A finding, and the document that it is in. */
export type SpecFinding = Finding & { readonly file: string }

export interface JudgedSpecs {
  /** The readable ones, in the order of their paths. */
  readonly specs: readonly (Spec & { readonly file: string })[]
  readonly findings: readonly SpecFinding[]
}

/** Judges each spec alone, the specs against each other, and the index against the folders. Linear in the text. */
export function judgeSpecs(input: { readonly index: SpecFile; readonly specs: readonly SpecFile[] }): JudgedSpecs {
  const readSpecs = input.specs.map(readSpecFile)
  const specs = readSpecs.flatMap(({ spec, file }) => (spec ? [{ ...spec, file }] : []))
  const crossFaults = faultsBetween(specs)
  const index = readText(input.index)
  const listed = readIndex(index.text ?? '')
  const listFaults =
    index.text === undefined ? new Map() : indexFaults(listed, { specs, files: input.specs, index: input.index.file })
  return {
    specs,
    findings: [
      ...inFile(index, [...index.faults, ...(listFaults.get(input.index.file) ?? [])]),
      ...readSpecs.flatMap((spec) =>
        inFile(spec, [...spec.faults, ...(crossFaults.get(spec.file) ?? []), ...(listFaults.get(spec.file) ?? [])]),
      ),
    ],
  }
}

interface ReadText {
  readonly file: string
  readonly text: string | undefined
  readonly faults: readonly Fault[]
}

function inFile({ file, text }: Omit<ReadText, 'faults'>, faults: readonly Fault[]): SpecFinding[] {
  const positionOf = text === undefined ? undefined : lineIndex(text)
  return [...faults]
    .sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0))
    .map((fault) => ({
      ...toFinding(fault, ({ offset }) => (offset === undefined ? undefined : positionOf?.(offset))),
      file,
    }))
}

function readText(document: SpecFile): ReadText {
  const { file } = document
  if ('refused' in document) {
    const fault = document.missing
      ? error('SPEC_UNREADABLE', `${file} is missing.`, 'Write it: one row for each spec, as in docs/specs.md.')
      : error('SPEC_UNREADABLE', `${file} cannot be read: ${document.refused}.`, 'Replace it with a readable file.')
    return { file, text: undefined, faults: [fault] }
  }
  const text = sourceText(document.bytes, file)
  if (typeof text !== 'string') return { file, text: undefined, faults: [{ ...text, code: 'SPEC_UNREADABLE' }] }
  return { file, text, faults: mergeMarkers(text) }
}

function readSpecFile(document: SpecFile): ReadText & { spec: Spec | undefined } {
  const { file, text, faults } = readText(document)
  if (text === undefined || faults.length > 0) return { file, text, faults, spec: undefined }
  const spec = readSpec(text)
  return { file, text, spec, faults: [...specFaults(spec), ...linkFaults(text, file)] }
}

const requiredSections: readonly SpecSectionName[] = ['Summary', 'Goals']
const recommendedSections: readonly SpecSectionName[] = ['Non-Goals', 'Design', 'Open Questions']

function specFaults(spec: Spec): Fault[] {
  const { id, status, openQuestions } = spec
  const statusNames = specStatuses.join(', ')
  return [
    ...(id && id.text !== ''
      ? []
      : [error('SPEC_ID', 'The spec has no ID.', 'Write one below its title: **ID:** F1', id)]),
    ...(status && isStatus(status.text)
      ? []
      : [
          error(
            'SPEC_STATUS',
            status ? `${quoteValue(status.text)} is not a status.` : 'The spec has no status.',
            `Write **Status:** and one of ${statusNames}.`,
            status,
          ),
        ]),
    ...requiredSections.flatMap((name) => sectionFault(spec, name, 'error')),
    ...recommendedSections.flatMap((name) => sectionFault(spec, name, 'warning')),
    ...openQuestions.map(({ text, offset }): Fault => {
      const message = `The question ${quoteValue(text)} is open; no plan is made from this spec until it is answered.`
      return {
        ...error('SPEC_OPEN_QUESTIONS', message, 'Write the answer after it and tick its box.', { offset }),
        severity: 'warning',
      }
    }),
  ]
}

/** An empty list of open questions is fine. */
function sectionFault({ sections, goals }: Spec, name: SpecSectionName, severity: Fault['severity']): Fault[] {
  const section = sections.get(name)
  const says = name === 'Goals' ? goals.length > 0 : section?.hasContent || name === 'Open Questions'
  if (section && says) return []
  const message = section ? `The section ${name} is empty.` : `There is no section ${name}.`
  const remedy = section ? remedies[name] : `Add "## ${name}". ${remedies[name]}`
  return [{ ...error('SPEC_SECTION', message, remedy, section), severity, at: [name] }]
}

const remedies: Readonly<Record<SpecSectionName, string>> = {
  Summary: 'Say in two or three sentences what the feature is and who it helps.',
  Goals: 'List what must be true once the feature exists, one item each.',
  'Non-Goals': 'List what it must not do, so that no plan does it.',
  Design: 'Say how it works, and which files it is about.',
  Gotchas: 'List what would surprise people who work on it.',
  'Open Questions': 'Leave it empty if there are none.',
}

const linkFaults = (text: string, file: string): Fault[] =>
  (text.includes('](') ? outsideLinks(outline(text), file) : []).map((fault) => ({
    ...fault,
    code: 'SPEC_LINK_OUTSIDE',
    remedy: 'Put the file into the repository, or copy what is needed from it into the spec.',
  }))

type Faults = ReadonlyMap<string, readonly Fault[]>

/** Duplicate IDs, and faulty requirements between specs. */
function faultsBetween(specs: JudgedSpecs['specs']): Faults {
  const byId = new Map<string, number>()
  for (const [position, { id }] of specs.entries()) if (id && !byId.has(id.text)) byId.set(id.text, position)
  const similar = similarIn([...byId.keys()])
  const edges = specs.map(({ requires }, position) =>
    requires.flatMap(({ text }) => byId.get(text) ?? []).filter((to) => to !== position),
  )
  const cyclesByStart = new Map(findCycles(edges).map((cycle) => [cycle[0] ?? 0, cycle]))
  return new Map(
    specs.map((spec, position) => {
      const { id, file, requires } = spec
      const first = id && byId.get(id.text)
      const cycle = cyclesByStart.get(position)
      const faults = [
        ...(id && first !== undefined && first !== position
          ? [
              error(
                'SPEC_ID',
                `${quoteValue(id.text)} is also the ID of ${specs[first]?.file}.`,
                'Give one of them another ID.',
                id,
              ),
            ]
          : []),
        ...requires.flatMap((requirement) => requirementFaults(requirement, spec, { byId, similar })),
        ...(cycle ? [cycleFault(cycle, specs)] : []),
      ]
      return [file, faults]
    }),
  )
}

function requirementFaults(
  requirement: PlacedText,
  { id }: Spec,
  ids: { byId: ReadonlyMap<string, number>; similar: (word: string) => string | undefined },
): Fault[] {
  if (requirement.text === id?.text)
    return [error('SPEC_REQUIRES', 'The spec requires itself.', 'Remove its own ID.', requirement)]
  if (ids.byId.has(requirement.text)) return []
  const near = ids.similar(requirement.text)
  const remedy =
    near === undefined || near === id?.text
      ? 'Write the spec of that feature, or remove the ID.'
      : `Did you mean ${near}?`
  return [error('SPEC_REQUIRES', `No spec has the ID ${quoteValue(requirement.text)}.`, remedy, requirement)]
}

function cycleFault(cycle: readonly number[], specs: JudgedSpecs['specs']): Fault {
  const ids = [...cycle, cycle[0] ?? 0].map((position) => specs[position]?.id?.text ?? '')
  const message = `These specs require each other: ${arrows(ids)}.`
  return error('SPEC_REQUIRES', message, 'Remove one of these requirements.', specs[cycle[0] ?? 0]?.requires[0])
}

/** Where the index contradicts the specs, and the specs that it does not list. */
function indexFaults(
  rows: readonly IndexRow[],
  { specs, files, index }: { specs: JudgedSpecs['specs']; files: readonly SpecFile[]; index: string },
): Faults {
  const byFile = new Map(specs.map((spec) => [spec.file, spec]))
  const existing = new Set(files.map(({ file }) => file))
  const ids = new Set(specs.map(({ id }) => id?.text))
  const listed = new Set<string>()
  const inIndex: Fault[] = []
  const folder = index.replace(/[^/]*$/, '')
  for (const row of rows) {
    const file = fileOf(row.path.text, folder)
    const fault = pathFault(row, { file, folder, existing, listed })
    inIndex.push(...(fault ? [fault.fault] : rowFaults(row, byFile.get(file ?? ''), ids)))
    const listedFile = fault?.meant ?? file
    if (listedFile !== undefined) listed.add(listedFile)
  }
  const unlisted = files.filter(({ file }) => !listed.has(file))
  const unlistedFaults = unlisted.map(({ file }) => {
    const path = file.slice(folder.length)
    const message = `${index} does not list this spec.`
    const remedy = `Add a row whose path is [${path.replace(/\/SPEC\.md$/, '')}](${path}).`
    return [file, [error('SPEC_INDEX', message, remedy, { offset: 0 })]] as const
  })
  return new Map<string, readonly Fault[]>([[index, inIndex], ...unlistedFaults])
}

/** Why a row names no spec. `meant`: the spec that it names if its path is taken from the top of the repository. */
function pathFault(
  { path }: IndexRow,
  paths: { file: string | undefined; folder: string; existing: ReadonlySet<string>; listed: ReadonlySet<string> },
): { readonly fault: Fault; readonly meant?: string } | undefined {
  const { file, folder, existing, listed } = paths
  const pathError = (message: string, remedy: string): { fault: Fault } => ({
    fault: error('SPEC_INDEX', message, remedy, path),
  })
  if (file === undefined)
    return pathError(
      `The path ${quoteValue(path.text)} points outside the repository.`,
      'Name a SPEC.md below this folder.',
    )
  if (listed.has(file)) return pathError(`${file} is listed twice.`, 'Keep one of the rows.')
  if (existing.has(file)) return undefined
  const meant = fileOf(path.text, '')
  if (meant === undefined || !existing.has(meant))
    return pathError(`There is no ${file}.`, 'Write that spec, or remove the row.')
  return {
    ...pathError(`There is no ${file}.`, `Paths start at ${folder}: write ${meant.slice(folder.length)}.`),
    meant,
  }
}

/** If a row and its spec differ, the spec is right; a faulty value of the spec is reported there first. */
function rowFaults(
  row: IndexRow,
  spec: JudgedSpecs['specs'][number] | undefined,
  ids: ReadonlySet<string | undefined>,
): Fault[] {
  if (spec === undefined) return []
  const { status, requires } = spec
  const requirementsExist = requires.every(({ text }) => ids.has(text))
  const pairs: readonly (readonly [string, PlacedText | undefined, string | undefined])[] = [
    ['ID', row.id, spec.id?.text],
    ['status', row.status, status && isStatus(status.text) ? status.text : undefined],
    [
      'Requires',
      row.requires && { text: sorted(row.requires), offset: row.id.offset },
      requirementsExist ? sorted(requires) : undefined,
    ],
  ]
  return pairs.flatMap(([label, cell, actual]) => {
    if (cell === undefined || actual === undefined || normalized(cell.text) === normalized(actual)) return []
    const message = `The ${label} of ${spec.file} is ${quoteValue(actual || 'none')}, but the index has ${quoteValue(cell.text || 'none')}.`
    return [error('SPEC_INDEX', message, `Write ${quoteValue(actual || '—')}, or change the spec.`, cell)]
  })
}

const sorted = (ids: readonly PlacedText[]): string =>
  ids
    .map(({ text }) => text)
    .sort()
    .join(', ')
const normalized = (text: string): string => text.toLowerCase().replace(/[`*]/g, '').replace(/[ -]/g, '_')
const isStatus = (text: string): boolean => (specStatuses as readonly string[]).includes(normalized(text))

/** A path of the index, from the top of the repository; undefined if it leads outside. A folder stands for its spec. */
function fileOf(path: string, folder: string): string | undefined {
  const from = path.startsWith('/') ? [] : folder.split('/')
  const names: string[] = []
  for (const name of [...from, ...(path.split(/[?#]/, 1)[0] ?? '').split('/')]) {
    if (name === '..' && names.pop() === undefined) return undefined
    if (name !== '' && name !== '.' && name !== '..') names.push(name)
  }
  const file = names.join('/')
  return /\.md$/i.test(file) ? file : `${file}/SPEC.md`
}

const error = (code: Fault['code'], message: string, remedy: string, place?: { readonly offset: number }): Fault => ({
  severity: 'error',
  code,
  at: [],
  ...(place && { offset: place.offset }),
  message,
  remedy,
})
