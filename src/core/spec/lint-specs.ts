import type { Finding } from '../../schema/plan/finding.ts'
import { outline } from '../plan/format/markdown/outline.ts'
import { outsideLinks } from '../plan/format/markdown/outside-links.ts'
import { mergeMarkers } from '../plan/format/read/merge-markers.ts'
import { lineIndex, sourceText } from '../plan/format/read/source-text.ts'
import { findCycles } from '../plan/graph/dependency-graph.ts'
import { type Fault, shown, toFinding } from '../plan/lint/fault.ts'
import { similarIdFinder } from '../text/nearest.ts'
import { arrowRow } from '../text/one-line.ts'
import { type IndexRow, readIndex } from './read-index.ts'
import { type Placed, readSpec, type Spec, type SpecSectionName, specStatuses } from './read-spec.ts'

/** A document below `specs/`, by its path from the top of the repository, or why it is not read. */
export type SpecFile = { readonly file: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly refused: string /** Nothing is there. */; readonly missing?: boolean }
)

/** A finding, and the document that it is in. */
export type SpecFinding = Finding & { readonly file: string }

export interface JudgedSpecs {
  /** Those that could be read, in the order of their paths. */
  readonly specs: readonly (Spec & { readonly file: string })[]
  /** Everything that is wrong with them and with the index at once. */
  readonly findings: readonly SpecFinding[]
}

/** Each spec by itself, what they say of each other, and the index against the folders. Linear in what is read. */
export function judgeSpecs(given: { readonly index: SpecFile; readonly specs: readonly SpecFile[] }): JudgedSpecs {
  const read = given.specs.map(readOne)
  const specs = read.flatMap(({ spec, file }) => (spec ? [{ ...spec, file }] : []))
  const among = faultsAmong(specs)
  const index = readText(given.index)
  const listed = readIndex(index.text ?? '')
  const stale =
    index.text === undefined ? new Map() : indexFaults(listed, { specs, files: given.specs, index: given.index.file })
  return {
    specs,
    findings: [
      ...inFile(index, [...index.faults, ...(stale.get(given.index.file) ?? [])]),
      ...read.flatMap((one) =>
        inFile(one, [...one.faults, ...(among.get(one.file) ?? []), ...(stale.get(one.file) ?? [])]),
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

function readText(given: SpecFile): ReadText {
  const { file } = given
  if ('refused' in given) {
    const fault = given.missing
      ? error('SPEC_UNREADABLE', `${file} is missing.`, 'Write it: one row for each spec, as in docs/specs.md.')
      : error('SPEC_UNREADABLE', `${file} cannot be read: ${given.refused}.`, 'Replace it with a readable file.')
    return { file, text: undefined, faults: [fault] }
  }
  const text = sourceText(given.bytes, file)
  if (typeof text !== 'string') return { file, text: undefined, faults: [{ ...text, code: 'SPEC_UNREADABLE' }] }
  return { file, text, faults: mergeMarkers(text) }
}

function readOne(given: SpecFile): ReadText & { spec: Spec | undefined } {
  const { file, text, faults } = readText(given)
  if (text === undefined || faults.length > 0) return { file, text, faults, spec: undefined }
  const spec = readSpec(text)
  return { file, text, spec, faults: [...ownFaults(spec), ...linkFaults(text, file)] }
}

const needed: readonly SpecSectionName[] = ['Summary', 'Goals']
const expected: readonly SpecSectionName[] = ['Non-Goals', 'Design', 'Open Questions']

function ownFaults(spec: Spec): Fault[] {
  const { id, status, openQuestions } = spec
  const named = specStatuses.join(', ')
  return [
    ...(id && id.text !== ''
      ? []
      : [error('SPEC_ID', 'The spec has no ID.', 'Write one below its title: **ID:** F1', id)]),
    ...(status && isStatus(status.text)
      ? []
      : [
          error(
            'SPEC_STATUS',
            status ? `${shown(status.text)} is not a status.` : 'The spec has no status.',
            `Write **Status:** and one of ${named}.`,
            status,
          ),
        ]),
    ...needed.flatMap((name) => sectionFault(spec, name, 'error')),
    ...expected.flatMap((name) => sectionFault(spec, name, 'warning')),
    ...openQuestions.map(({ text, offset }): Fault => {
      const message = `The question ${shown(text)} is open; no plan is made from this spec until it is answered.`
      return {
        ...error('SPEC_OPEN_QUESTIONS', message, 'Write the answer after it and tick its box.', { offset }),
        severity: 'warning',
      }
    }),
  ]
}

/** An empty list of open questions is the best there is. */
function sectionFault({ sections, goals }: Spec, name: SpecSectionName, severity: Fault['severity']): Fault[] {
  const section = sections.get(name)
  const says = name === 'Goals' ? goals.length > 0 : section?.says || name === 'Open Questions'
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

/** IDs that two specs have, and what they require of each other. */
function faultsAmong(specs: JudgedSpecs['specs']): Faults {
  const byId = new Map<string, number>()
  for (const [position, { id }] of specs.entries()) if (id && !byId.has(id.text)) byId.set(id.text, position)
  const similar = similarIdFinder([...byId.keys()])
  const edges = specs.map(({ requires }, own) =>
    requires.flatMap(({ text }) => byId.get(text) ?? []).filter((to) => to !== own),
  )
  const circles = new Map(findCycles(edges).map((cycle) => [cycle[0] ?? 0, cycle]))
  return new Map(
    specs.map((spec, position) => {
      const { id, file, requires } = spec
      const first = id && byId.get(id.text)
      const circle = circles.get(position)
      const faults = [
        ...(id && first !== undefined && first !== position
          ? [
              error(
                'SPEC_ID',
                `${shown(id.text)} is also the ID of ${specs[first]?.file}.`,
                'Give one of them another ID.',
                id,
              ),
            ]
          : []),
        ...requires.flatMap((one) => requirementFault(one, spec, { byId, similar })),
        ...(circle ? [circleFault(circle, specs)] : []),
      ]
      return [file, faults]
    }),
  )
}

function requirementFault(
  one: Placed,
  { id }: Spec,
  known: { byId: ReadonlyMap<string, number>; similar: (word: string) => string | undefined },
): Fault[] {
  if (one.text === id?.text) return [error('SPEC_REQUIRES', 'The spec requires itself.', 'Remove its own ID.', one)]
  if (known.byId.has(one.text)) return []
  const near = known.similar(one.text)
  const remedy =
    near === undefined || near === id?.text
      ? 'Write the spec of that feature, or remove the ID.'
      : `Did you mean ${near}?`
  return [error('SPEC_REQUIRES', `No spec has the ID ${shown(one.text)}.`, remedy, one)]
}

function circleFault(cycle: readonly number[], specs: JudgedSpecs['specs']): Fault {
  const ids = [...cycle, cycle[0] ?? 0].map((position) => specs[position]?.id?.text ?? '')
  const message = `These specs require each other: ${arrowRow(ids)}.`
  return error('SPEC_REQUIRES', message, 'Remove one of these requirements.', specs[cycle[0] ?? 0]?.requires[0])
}

/** What the index says that the specs do not, and which of them it leaves out. */
function indexFaults(
  rows: readonly IndexRow[],
  { specs, files, index }: { specs: JudgedSpecs['specs']; files: readonly SpecFile[]; index: string },
): Faults {
  const byFile = new Map(specs.map((spec) => [spec.file, spec]))
  const known = new Set(files.map(({ file }) => file))
  const ids = new Set(specs.map(({ id }) => id?.text))
  const listed = new Set<string>()
  const inIndex: Fault[] = []
  const folder = index.replace(/[^/]*$/, '')
  for (const row of rows) {
    const file = fileOf(row.path.text, folder)
    const fault = rowFault(row, { file, folder, known, listed })
    inIndex.push(...(fault ? [fault.fault] : rowFaults(row, byFile.get(file ?? ''), ids)))
    const lists = fault?.meant ?? file
    if (lists !== undefined) listed.add(lists)
  }
  const left = files.filter(({ file }) => !listed.has(file))
  const found = left.map(({ file }) => {
    const path = file.slice(folder.length)
    const message = `${index} does not list this spec.`
    const remedy = `Add a row whose path is [${path.replace(/\/SPEC\.md$/, '')}](${path}).`
    return [file, [error('SPEC_INDEX', message, remedy, { offset: 0 })]] as const
  })
  return new Map<string, readonly Fault[]>([[index, inIndex], ...found])
}

/** Why a row names no spec; `meant`: the one that it names as seen from the top of the repository. */
function rowFault(
  { path }: IndexRow,
  at: { file: string | undefined; folder: string; known: ReadonlySet<string>; listed: ReadonlySet<string> },
): { readonly fault: Fault; readonly meant?: string } | undefined {
  const { file, folder, known, listed } = at
  const wrong = (message: string, remedy: string): { fault: Fault } => ({
    fault: error('SPEC_INDEX', message, remedy, path),
  })
  if (file === undefined)
    return wrong(`The path ${shown(path.text)} points outside the repository.`, 'Name a SPEC.md below this folder.')
  if (listed.has(file)) return wrong(`${file} is listed twice.`, 'Keep one of the rows.')
  if (known.has(file)) return undefined
  const meant = fileOf(path.text, '')
  if (meant === undefined || !known.has(meant))
    return wrong(`There is no ${file}.`, 'Write that spec, or remove the row.')
  return { ...wrong(`There is no ${file}.`, `Paths start at ${folder}: write ${meant.slice(folder.length)}.`), meant }
}

/** Where a row and its spec differ, the spec is what people work on; what is wrong there has to be mended there first. */
function rowFaults(
  row: IndexRow,
  spec: JudgedSpecs['specs'][number] | undefined,
  ids: ReadonlySet<string | undefined>,
): Fault[] {
  if (spec === undefined) return []
  const { status, requires } = spec
  const right = requires.every(({ text }) => ids.has(text))
  const pairs: readonly (readonly [string, Placed | undefined, string | undefined])[] = [
    ['ID', row.id, spec.id?.text],
    ['status', row.status, status && isStatus(status.text) ? status.text : undefined],
    [
      'Requires',
      row.requires && { text: sorted(row.requires), offset: row.id.offset },
      right ? sorted(requires) : undefined,
    ],
  ]
  return pairs.flatMap(([what, said, true_]) => {
    if (said === undefined || true_ === undefined || alike(said.text) === alike(true_)) return []
    const message = `The ${what} of ${spec.file} is ${shown(true_ || 'none')}, but the index has ${shown(said.text || 'none')}.`
    return [error('SPEC_INDEX', message, `Write ${shown(true_ || '—')}, or change the spec.`, said)]
  })
}

const sorted = (ids: readonly Placed[]): string =>
  ids
    .map(({ text }) => text)
    .sort()
    .join(', ')
const alike = (text: string): string => text.toLowerCase().replace(/[`*]/g, '').replace(/[ -]/g, '_')
const isStatus = (text: string): boolean => (specStatuses as readonly string[]).includes(alike(text))

/** A path of the index, from the top of the repository; undefined where it leaves that. A folder stands for its spec. */
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
