import { messageTemplate, placeholders, usualTemplate } from '../../handoff/commit-message.ts'
import { defaultPrefix } from '../../ref/state-paths.ts'
import { count, lines, objectIn, oneOf, optional, type Reader, setting, text, toggle } from '../../setting/setting.ts'

const namePattern = /^[A-Za-z0-9_-](?:[\w-]|\.(?!\.|lock$|$))*$/
/** Namespaces that mean something to git, to servers or to ralph. */
const reservedRefs =
  /^refs\/(?:tags|remotes|notes|replace|bisect|stash|pull|merge-requests|changes|for|ralph\/(?:inbox|staged))(?:\/|$)/

/** A folder of refs: of branches, or of a namespace of its own. */
export const statePrefix: Reader<string> = (raw) => {
  const prefix = typeof raw === 'string' ? raw.trim().replace(/\/$/, '') : ''
  const names = prefix.split('/')
  const fits =
    names[0] === 'refs' &&
    names.length >= 3 &&
    names.every((name) => namePattern.test(name)) &&
    !reservedRefs.test(prefix)
  return fits && prefix.length <= 100
    ? { value: prefix }
    : { expected: 'a folder of refs, such as refs/ralph/state or refs/heads/bots/ralph' }
}

export const branchSettings = {
  'merge-base': setting({
    read: toggle,
    fallback: true,
    rule: 'kept',
    replayed: true,
    help: 'false: do not merge new commits of the base into the work branch when a job starts',
    example: 'false',
  }),
  'base-conflict': setting({
    read: oneOf('person', 'task'),
    fallback: 'person',
    rule: 'kept',
    replayed: true,
    help: 'when merging the base conflicts. person: wait for a merge by hand; task: the agent resolves the conflict next, and the checks decide',
    example: 'task',
  }),
  remote: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'place',
    help: 'where the branches are kept: a remote name, a path or a URL; default: this repository',
    example: 'origin',
  }),
  'state-ref': setting({
    read: statePrefix,
    fallback: defaultPrefix,
    rule: 'place',
    help: 'the folder of refs that holds the state of each plan; refs/ralph/state keeps it out of the branches, because other apps may build every branch',
    example: 'refs/ralph/state',
  }),
} as const

/** A limit of lines; 0 is none. */
const fewerLines = {
  weakens: (before: number, after: number): boolean =>
    (after || Number.POSITIVE_INFINITY) > (before || Number.POSITIVE_INFINITY),
}

/** How the work is split into pull requests; a job on a laptop opens none. */
export const pullSettings = {
  'pr-size': setting({
    read: count(0),
    fallback: 400,
    rule: 'kept',
    help: 'on GitHub: the changed lines of one pull request, without generated and lock files; the commit that would exceed it begins the next one of the stack; 0: no limit',
    example: '250',
  }),
  'review-at-once': setting({
    read: count(0),
    fallback: 3,
    rule: 'newest',
    help: 'how many pull requests of a run ask for review at once; later ones are drafts, which open in turn as these are merged, and the run goes on; 0: no limit',
    example: '1',
  }),
  'stop-at': setting({
    read: count(0),
    fallback: 0,
    rule: fewerLines,
    help: 'on GitHub: with more changed lines in pull requests that nobody has merged, the run waits for a person; generated and lock files do not count; 0: it never waits',
    example: '3000',
  }),
  'max-change': setting({
    read: count(0),
    fallback: 1500,
    rule: fewerLines,
    replayed: true,
    help: 'an iteration that changes more lines fails, with the advice to split its task; generated and lock files do not count; 0: no limit',
    example: '800',
  }),
} as const

export const commitSettings = {
  'commit-prefix': setting({
    read: text,
    fallback: 'ralph',
    rule: 'kept',
    replayed: true,
    help: 'first word of each commit message',
    example: 'ralph',
  }),
  'commit-mode': setting({
    read: oneOf('git', 'api'),
    fallback: 'git',
    rule: 'kept',
    help: 'api: GitHub creates and signs the commits of the work branch, as the account of `github-token`, for rules that require signed commits',
    example: 'api',
  }),
  'commit-template': setting({
    read: messageTemplate,
    fallback: usualTemplate,
    rule: 'kept',
    replayed: true,
    help: `the message of an iteration's commit, built from ${placeholders.map((name) => `{${name}}`).join(', ')}; the first line is the subject; trailers are always added`,
    example: '"feat({task}): {title}"',
  }),
  author: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'kept',
    help: 'the author of the commits, for a CLA or DCO check that accepts only people; default: ralph',
    example: '"Ada Byron <ada@example.com>"',
  }),
  committer: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'kept',
    help: 'the committer; default: the user of the repository',
    example: '"Build Bot <bot@example.com>"',
  }),
  'sign-off': setting({
    read: toggle,
    fallback: false,
    rule: 'kept',
    replayed: true,
    toggle: true,
    help: 'add Signed-off-by for the author if one is set, else for the committer',
    example: '',
  }),
} as const

/** Names of required statuses, and the check of ours that each one stands for. */
export type MirrorStatus = Readonly<Record<string, string>>

const expected = 'names of statuses with a check each: test=npm test, or {test: "npm test"} in the file'

/** Reads an object, also as JSON, or `name=check`, one a line: the name ends at the first `=`. */
export const mirrorStatus: Reader<MirrorStatus> = (raw) => {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return validated(Object.entries(raw))
  const whole = objectIn(raw)
  if (whole) return validated(Object.entries(whole))
  const read = lines(raw)
  if ('expected' in read) return { expected }
  return validated(read.value.map((text) => /^([^=]+)=(.+)$/.exec(text)?.slice(1) ?? []))
}

function validated(pairs: readonly (readonly unknown[])[]): { value: MirrorStatus } | { expected: string } {
  const entries = pairs.map(([name, check]) => [textOf(name), textOf(check)] as const)
  const isComplete = entries.every(([name, check]) => name !== '' && check !== '')
  const hasDuplicates = new Set(entries.map(([name]) => name)).size < entries.length
  return isComplete && !hasDuplicates ? { value: Object.fromEntries(entries) } : { expected }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
