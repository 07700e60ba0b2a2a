import type { CheckResult } from '../../schema/check/check.ts'
import type { CriterionEvidence, Evidence, EvidenceSummary, Proof } from '../../schema/counsel/evidence.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import { isAgentsMd } from '../plan/graph/milestones.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import type { FileDiff } from '../review/file-diff.ts'
import { oneLine } from '../text/one-line.ts'
import { type AddedFile, type AddedTest, addedFile, addedTests } from './added-tests.ts'

type Ran = Pick<CheckResult, 'name' | 'run' | 'kind' | 'passed'> & {
  /** Where it ran last, if not on the newest commit. */
  readonly iteration?: number
}

/** What a plan that calls itself complete is held against. */
export interface Work {
  readonly plan: Pick<Plan, 'tasks'>
  readonly statusOf: StatusOf
  /** As they ended last. */
  readonly checks: readonly Ran[]
  /** All that the work changes. */
  readonly files: readonly FileDiff[]
  readonly work: string
}

/**
 * What shows that each criterion of the done tasks holds. Only what is stated counts: a criterion that names a check, a
 * test with its words as title, or a file with the names that it is to hold. That words occur in both is no proof.
 */
export function evidenceOf({ plan, statusOf, checks, files, work }: Work): Evidence {
  const added = files.map(addedFile)
  const known = {
    checks: checks.filter(({ run }) => !doesNothing.test(run)),
    files: added,
    tests: titlesOf(added.flatMap(addedTests)),
  }
  const done = plan.tasks.filter(({ id }) => statusOf(id) === 'done' && !isAgentsMd(id))
  return {
    work,
    criteria: done.flatMap(({ id, acceptance_criteria }) =>
      acceptance_criteria.map((criterion): CriterionEvidence => {
        const found = judge(criterion.slice(0, longest), known)
        const facts = { task: id, criterion: oneLine(criterion, 500) }
        return typeof found === 'string' ? { ...facts, proof: null, why: found } : { ...facts, proof: found, why: null }
      }),
    ),
    silent: done.filter(({ acceptance_criteria: all }) => all.length === 0).map(({ id }) => id),
  }
}

/** A command that passes whatever the work is: it shows nothing. */
const doesNothing = /^\s*(?:true|:|exit 0|echo\b[^&|;]*)\s*$/

const longest = 2_000
const mostNamed = 10

/** What nothing shows comes first: that is what a person has to look at. */
export const unprovenFirst = ({ criteria }: Evidence): readonly CriterionEvidence[] => [
  ...criteria.filter(({ proof }) => proof === null),
  ...criteria.filter(({ proof }) => proof !== null),
]

/** In figures, for every report. */
export function summaryOf({ work, criteria, silent }: Evidence): EvidenceSummary {
  const unproven = criteria.filter(({ proof }) => proof === null)
  return {
    work,
    proven: criteria.length - unproven.length,
    total: criteria.length,
    unproven: unproven.slice(0, mostNamed).map(({ task, criterion }) => ({ task, criterion: oneLine(criterion, 200) })),
    silent: silent.length,
  }
}

interface Known {
  readonly checks: readonly Ran[]
  readonly files: readonly AddedFile[]
  readonly tests: Titles
}

/** The proof; a sentence where there is none. */
const judge = (criterion: string, known: Known): Proof | string => {
  const tries = [byCheck(criterion, known), byTest(criterion, known), byFile(criterion, known)]
  return (
    tries.find((found) => typeof found === 'object') ??
    tries.find((found) => typeof found === 'string') ??
    'no check, test or file of the work states it'
  )
}

/** Of names with capitals and underscores each part is a word. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const passWords = setOf('pass passes passing passed green succeeds succeed clean ok successfully successful')
const failures = setOf('error errors warning warnings failure failures')
const absence = setOf('no without zero 0')
const checkFillers = setOf(
  'a all an and are be check checks code command completes exit exits for from is it must of on project quality repo repository run runs script should still suite that the there whole with gate gates',
)
/** What people call the checks of a kind. */
const kindWords = {
  test: setOf('test tests'),
  lint: setOf('lint linter linting lints'),
  typecheck: setOf('typecheck typechecks typechecking type types checks tsc'),
  build: setOf('build builds compile compiles compilation'),
} as const

/** Older configurations give such commands no kind. */
const kindOf = ({ kind, name, run }: Ran): keyof typeof kindWords =>
  kind !== 'test'
    ? kind
    : /type-?check|\btsc\b|\bmypy\b|\bpyright\b/.test(`${name} ${run}`)
      ? 'typecheck'
      : /\bbuild\b|\bcompile\b/.test(`${name} ${run}`)
        ? 'build'
        : 'test'

/** Of iterations, newest first: each check as it ended last. One that no newer iteration ran still says what it said then. */
export function checksOf(iterations: readonly { iteration: number; checks: readonly Ran[] }[]): readonly Ran[] {
  const last = new Map<string, Ran>()
  for (const [age, { iteration, checks }] of iterations.entries())
    for (const check of checks)
      if (!last.has(check.name)) last.set(check.name, age === 0 ? check : { ...check, iteration })
  return [...last.values()]
}

/** The criterion says of checks that they pass, and nothing else. */
function byCheck(criterion: string, { checks }: Known): Proof | string | undefined {
  const words = wordsOf(criterion)
  const says = words.some((word) => passWords.has(word))
  const clean = words.some((word) => failures.has(word)) && words.some((word) => absence.has(word))
  if ((!says && !clean) || words.includes('not')) return undefined
  const said = (word: string): boolean =>
    passWords.has(word) || checkFillers.has(word) || failures.has(word) || absence.has(word)
  const named = words.filter((word) => !said(word))
  const all = named.length === 0
  if (all && !words.some((word) => /^(?:checks?|gates?|suite)$/.test(word))) return undefined
  const meant = all
    ? checks
    : checks.filter((check) => {
        const identity = new Set([...wordsOf(check.name), ...wordsOf(check.run), ...kindWords[kindOf(check)]])
        return named.every((word) => identity.has(word))
      })
  const [first] = meant
  if (!first) return all ? undefined : 'it names a check that the run does not have'
  const failed = meant.find(({ passed }) => !passed)
  if (failed) return `the check ${oneLine(failed.name, 100)} did not pass`
  const { name, iteration } = first
  return { kind: 'check', name, ...(iteration !== undefined && { iteration }) }
}

interface Titles {
  /** The words of a title → the first test that has it. */
  readonly exact: ReadonlyMap<string, AddedTest>
  readonly byWord: ReadonlyMap<string, readonly { readonly title: string; readonly test: AddedTest }[]>
}

function titlesOf(tests: readonly AddedTest[]): Titles {
  const exact = new Map<string, AddedTest>()
  const byWord = new Map<string, { title: string; test: AddedTest }[]>()
  for (const test of tests) {
    const title = titleWords(test.text).join(' ')
    if (title === '' || exact.has(title)) continue
    exact.set(title, test)
    for (const word of new Set(title.split(' '))) {
      const others = byWord.get(word) ?? []
      byWord.set(word, [...others.slice(0, mostAlike), { title, test }])
    }
  }
  return { exact, byWord }
}

/** Titles that share their rarest word: more than these say nothing of any of them. */
const mostAlike = 200

const titleWords = (text: string): readonly string[] => {
  const words = wordsOf(text)
  return words[0] === 'test' ? words.slice(1) : words
}

const fewestWords = 3
/** A title that says less of a criterion states something else. */
const leastShare = 0.6
const mostWords = 60

/** A test whose title is the criterion, holds it, or is most of it in one piece; or one that the criterion names, by itself or by its file. */
function byTest(criterion: string, { tests, files, checks }: Known): Proof | string | undefined {
  const found =
    namedTest(criterion, tests) ??
    statedBy(wordsOf(criterion).slice(0, mostWords), tests) ??
    coveredBy(criterion, files)
  if (!found) return undefined
  const where = `${found.path}:${found.line}`
  const ran = checks.find((check) => kindOf(check) === 'test' && check.passed)
  return ran
    ? { kind: 'test', path: found.path, line: found.line, check: ran.name }
    : `a test states it (${oneLine(where, 200)}), but no check that runs tests has passed`
}

const namedTest = (criterion: string, { exact }: Titles): AddedTest | undefined => {
  const [only] = spansIn(criterion).flatMap((span) => {
    const words = titleWords(span)
    const test = words.length > 1 ? exact.get(words.join(' ')) : undefined
    return test ? [test] : []
  })
  return only
}

/** `test/slug.test.js covers it`, and no more than that: the first test that the work added there. */
function coveredBy(criterion: string, files: readonly AddedFile[]): AddedTest | undefined {
  const words =
    /^["'`]?(?:\.\/)?(?<path>[^\s`"']+)["'`]? (?:covers?|tests?)(?: (?:it|this|that|them|all of (?:it|this|that|them)))?\.?$/i
  const path = words.exec(criterion.trim())?.groups?.['path']
  if (path === undefined) return undefined
  const [file, ...others] = files.filter((one) => one.path === path || one.path.endsWith(`/${path}`))
  return file && others.length === 0 ? addedTests(file)[0] : undefined
}

function statedBy(words: readonly string[], { exact, byWord }: Titles): AddedTest | undefined {
  const phrase = words.join(' ')
  if (words.length === 0) return undefined
  const same = exact.get(phrase)
  if (same) return same
  if (words.length < fewestWords) return undefined
  const rarest = words.map((word) => byWord.get(word) ?? []).sort((a, b) => a.length - b.length)[0] ?? []
  const holding = rarest.find(({ title }) => ` ${title} `.includes(` ${phrase} `))
  if (holding) return holding.test
  const least = Math.max(fewestWords, Math.ceil(words.length * leastShare))
  for (let length = words.length - 1; length >= least; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const part = exact.get(words.slice(from, from + length).join(' '))
      if (part) return part
    }
  return undefined
}

const spansIn = (criterion: string): readonly string[] =>
  [...criterion.matchAll(/`([^`]{1,300})`|"([^"]{1,300})"/g)].map(([, code, said]) => (code ?? said ?? '').trim())

const looksLikePath = /^(?:\.\/)?[\w@.()[\]-]+(?:\/[\w@.()[\]-]+)+$|^[\w@-][\w@.-]*\.[A-Za-z][A-Za-z0-9]{0,5}$/
const negation = setOf('no not never nothing none without cannot t removed deleted gone')
const goneWords = setOf('removed deleted gone')
const fileFillers = setOf(
  'a added adds an and are contains contain created declares defines describes documents documented exist exists export exported exports file files folder for has have holds in includes is it lists mention mentions must named new of present provides shows the there which with class const constant function interface method type section heading called',
)

/** The criterion says of a file that it is there, or that it holds names which it gives, and nothing else. */
function byFile(criterion: string, { files }: Known): Proof | string | undefined {
  const spans = spansIn(criterion)
  const bare = criterion.replace(/`[^`]*`|"[^"]*"/g, ' ').split(/[\s,;]+/)
  const tokens = bare.map((word) => word.replace(/^[("'[]+|[.:)"'\]!?]+$/g, ''))
  const paths = [...spans, ...tokens].filter((one) => looksLikePath.test(one)).map((one) => one.replace(/^\.\//, ''))
  const [path] = paths
  if (path === undefined) return undefined
  const names = spans.filter((span) => !looksLikePath.test(span))
  const rest = tokens.filter((one) => !looksLikePath.test(one)).flatMap(wordsOf)
  const denies = rest.some((word) => negation.has(word))
  const found = files.filter((file) => file.path === path || file.path.endsWith(`/${path}`))
  if (found.length > 1) return `it names ${oneLine(path, 200)}, and the work changed ${found.length} files of that name`
  const [file] = found
  if (!file) return `it names ${oneLine(path, 200)}, which the work did not change`
  const others = rest.filter(
    (word) => !fileFillers.has(word) && !goneWords.has(word) && word !== 'no' && word !== 'longer',
  )
  const more = 'it says more about that file than its lines show'
  if (denies) {
    const asked = names.length === 0 && paths.length === 1 && others.length === 0
    return asked && file.gone ? { kind: 'file', path: file.path, line: null } : more
  }
  if (others.length > 0 || paths.length > 1 || file.gone) return more
  const shows = showingLine(file.path, rest)
  const lines = names.map((name) => file.lines.find(({ text }) => shows(text) && holdsName(text, name)))
  const missing = names.find((_, at) => lines[at] === undefined)
  if (missing !== undefined)
    return `no line that the work added to ${oneLine(file.path, 200)} contains ${oneLine(missing, 80)}`
  const [first] = names.length > 0 ? lines : file.lines
  return first ? { kind: 'file', path: file.path, line: first.line } : more
}

const script = /\.[cm]?[jt]sx?$/i
/** How a line begins that only comments, by the end of its file's name. In prose no line does. */
const comments: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\.(?:[cm]?[jt]sx?|java|kts?|cs|go|rs|swift|scala|php|c|cc|cpp|h|hpp|dart|vue|svelte)$/i,
    /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$))/,
  ],
  [/\.(?:py|rb|sh|bash|ya?ml|toml|tf|pl|r|exs?|cfg|ini)$|(?:^|\/)(?:Dockerfile|Makefile)$/i, /^\s*#(?!!)/],
  [/\.(?:sql|lua|hs)$/i, /^\s*--/],
]

/** Whether a line can show what a criterion says of its file: no comment does, and what is exported stands in an export. */
function showingLine(path: string, words: readonly string[]): (text: string) => boolean {
  const comment = comments.find(([file]) => file.test(path))?.[1]
  const exported = script.test(path) && words.some((word) => /^export(?:s|ed)?$/.test(word))
  return (text) => !comment?.test(text) && (!exported || /\bexports?\b/.test(text))
}

/** `parse()` is named `parse`; a part of a longer name is another one. */
function holdsName(line: string, given: string): boolean {
  const name = given.replace(/\(.*\)$/, '')
  for (let at = line.indexOf(name); name !== '' && at >= 0; at = line.indexOf(name, at + 1))
    if (
      !/\w/.test((/^\w/.test(name) && line[at - 1]) || ' ') &&
      !/\w/.test((/\w$/.test(name) && line[at + name.length]) || ' ')
    )
      return true
  return false
}
