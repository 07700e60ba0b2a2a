/** A file below the folder that a plan is. Paths are from the top of the repository, with `/`. */
export interface FolderEntry {
  readonly path: string
  /** Links are not followed: what they lead to may be anything. */
  readonly link: boolean
}

export interface FolderFile extends FolderEntry {
  /** Undefined for a link. */
  readonly bytes: Uint8Array | undefined
  /** A link where the list says that the stories are. */
  readonly folder?: boolean
}

/** What a document of BMAD is, by its name or that of its folder. */
export type DocumentKind = 'rules' | 'architecture' | 'brief' | 'prd' | 'epics' | 'story' | 'status'

const folders: readonly (readonly [RegExp, DocumentKind])[] = [
  [/(?:^|\/)prd\//i, 'prd'],
  [/(?:^|\/)architecture\//i, 'architecture'],
  [/(?:^|\/)epics?\//i, 'epics'],
]

const names: readonly (readonly [RegExp, DocumentKind])[] = [
  [/^sprint-status\.ya?ml$/i, 'status'],
  [/^project-context\.md$/i, 'rules'],
  [/^(?:product-|project-)?brief(?:[-_.].*)?\.md$/i, 'brief'],
  [/^(?:prd|product-requirements?)(?:[-_.].*)?\.md$/i, 'prd'],
  [/^(?:architecture|tech-spec|solution-architecture)(?:[-_.].*)?\.md$/i, 'architecture'],
  [/^(?:sprint-plan|epics?|epics-and-stories|stories)(?:[-_.].*)?\.md$/i, 'epics'],
]

const storyName =
  /^(?:story[-_. ]?)?\d+[a-z]?[-._]\d+[a-z]?(?:[-._ ].*)?\.md$|^(?:story[-_. ])?[a-z][a-z0-9]*-\d+(?:[-._ ].*)?\.md$/i
/** What stands beside stories and is about them, where no story is called so. */
const notStory = /retro|report|context|review|template|readme|index|checklist|summary/i
const passedOver = /(?:^|\/)(?:node_modules|archive|archived|backup[^/]*|templates?|dist|vendor|\.[^/]+)\//i

/** Undefined for a file that says nothing about the work. */
export function kindOf(path: string): DocumentKind | undefined {
  if (passedOver.test(path)) return undefined
  const name = path.slice(path.lastIndexOf('/') + 1)
  const named = names.find(([pattern]) => pattern.test(name))
  if (named) return named[1]
  if (!/\.md$/i.test(name)) return undefined
  if (storyName.test(name)) return /^epic[-_. ]/i.test(name) ? undefined : 'story'
  return folders.find(([pattern]) => pattern.test(path))?.[1]
}

/**
 * Of files whose names are like those of stories, the ones that are: `1-2-login-review.md` is about the story of
 * `1-2-login.md`, while a row named `4-1-code-review` makes `4-1-code-review.md` one.
 */
export function amongStories<File extends { readonly path: string }>(
  files: readonly File[],
  keys: ReadonlySet<string>,
): File[] {
  const sure = files.filter(({ path }) => keys.has(stemOf(path).toLowerCase()) || !notStory.test(stemOf(path)))
  const told = new Set(sure.map(({ path }) => storyNumber(stemOf(path))))
  const known = new Set(sure)
  return files.filter((file) => known.has(file) || !told.has(storyNumber(stemOf(file.path))))
}

export const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, '')

/** The artefacts of the method lie in folders beside each other: a plan is named by one of them as by the folder around. */
export function rootOf(folder: string): string {
  const parts = folder.split('/')
  const inner = /^(?:implementation-artifacts|planning-artifacts|sprint-artifacts|stories)$/i
  return parts.length > 1 && inner.test(parts.at(-1) ?? '') ? parts.slice(0, -1).join('/') : folder
}

/** Folders of the method that may be links, which are not followed. */
export const isFolderOfStories = (path: string): boolean =>
  /(?:^|\/)(?:stories|epics|prd|architecture|[a-z]+-artifacts)$/i.test(path) && !passedOver.test(path)

/** Whether a path is the list of stories itself, which stands for its folder. */
export const isSprintStatus = (path: string): boolean => kindOf(path.replaceAll('\\', '/')) === 'status'

/** Whether the document of a plan is a folder, whose stories are listed nowhere. */
export const isStoryFolder = (path: string): boolean => !/\.(?:ya?ml|json|md)$/i.test(path)

/** The list of stories that counts: the one nearest to the top; several where two are as near. */
export function sprintStatusIn(entries: readonly FolderEntry[]): readonly FolderEntry[] {
  const found = entries.filter(({ path }) => kindOf(path) === 'status')
  const depth = (path: string): number => path.split('/').length
  const nearest = Math.min(...found.map(({ path }) => depth(path)))
  return found.filter(({ path }) => depth(path) === nearest)
}

/**
 * Story ids and file names in one spelling: `1-2` for `1.2`, `1-2-login`, `Story 1.2` and `story-1.2.login.md`, `story-001` for
 * `STORY-001-login.md`; without a number, the name itself.
 */
export function storyNumber(name: string): string {
  const plain = name.trim().toLowerCase()
  const [, epic, story] = /^(?:story[-_. ]?)?(\d+[a-z]?)[-._](\d+[a-z]?)(?=$|[-._ :])/.exec(plain) ?? []
  if (epic !== undefined) return `${epic}-${story}`
  return /^[a-z][a-z0-9]*-\d+(?=$|[-._ :])/.exec(plain)?.[0] ?? plain
}

/** A `story_location` as a folder from the top of the repository; undefined where it leads out of it. */
export function storyFolder(location: string, statusFile: string): string | undefined {
  const path = location.replace(/^\{project[-_]root\}\/?/i, '')
  if (/^[/\\~]|^[A-Za-z]:|^[a-z+]+:\/\/|^\{/i.test(path)) return undefined
  const from = path.startsWith('.') ? statusFile.split('/').slice(0, -1) : []
  const parts: string[] = [...from]
  for (const name of path.split('/')) {
    if (name === '..') {
      if (parts.pop() === undefined) return undefined
    } else if (name !== '' && name !== '.') parts.push(name)
  }
  return parts.join('/')
}
