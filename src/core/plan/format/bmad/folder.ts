import { namesFrom } from '../../../text/paths.ts'
/** A file in a plan's folder. Paths are from the top of the repository, with `/`. */
export interface FolderEntry {
  readonly path: string
  /** Links are not followed: their targets may be anything. */
  readonly link: boolean
}

export interface FolderFile extends FolderEntry {
  /** Undefined for a link. */
  readonly bytes: Uint8Array | undefined
  /** A link in the place of the stories' folder. */
  readonly folder?: boolean
}

/** The kind of a BMAD document, by its name or its folder's. */
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
/** Files beside stories and about them, unless a story has that name. */
const notStory = /retro|report|context|review|template|readme|index|checklist|summary/i
const ignoredFolder = /(?:^|\/)(?:node_modules|archive|archived|backup[^/]*|templates?|dist|vendor|\.[^/]+)\//i

/** Undefined for files without information about the work. */
export function kindOf(path: string): DocumentKind | undefined {
  if (ignoredFolder.test(path)) return undefined
  const name = path.slice(path.lastIndexOf('/') + 1)
  const match = names.find(([pattern]) => pattern.test(name))
  if (match) return match[1]
  if (!/\.md$/i.test(name)) return undefined
  if (storyName.test(name)) return /^epic[-_. ]/i.test(name) ? undefined : 'story'
  return folders.find(([pattern]) => pattern.test(path))?.[1]
}

/**
 * Story files among files with similar names: `1-2-login-review.md` is about the story of `1-2-login.md`, but a row
 * `4-1-code-review` makes `4-1-code-review.md` a story.
 */
export function storiesAmong<File extends { readonly path: string }>(
  files: readonly File[],
  keys: ReadonlySet<string>,
): File[] {
  const sureStories = files.filter(({ path }) => keys.has(stemOf(path).toLowerCase()) || !notStory.test(stemOf(path)))
  const sureNumbers = new Set(sureStories.map(({ path }) => storyNumber(stemOf(path))))
  const sureFiles = new Set(sureStories)
  return files.filter((file) => sureFiles.has(file) || !sureNumbers.has(storyNumber(stemOf(file.path))))
}

export const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, '')

/** A plan may be named by one of the method's sibling folders, or by the folder around them. */
export function rootOf(folder: string): string {
  const segments = folder.split('/')
  const artifactFolder = /^(?:implementation-artifacts|planning-artifacts|sprint-artifacts|stories)$/i
  return segments.length > 1 && artifactFolder.test(segments.at(-1) ?? '') ? segments.slice(0, -1).join('/') : folder
}

/** Folders of the method that may be links. */
export const isFolderOfStories = (path: string): boolean =>
  /(?:^|\/)(?:stories|epics|prd|architecture|[a-z]+-artifacts)$/i.test(path) && !ignoredFolder.test(path)

/** True for the list of stories, which stands for its folder. */
export const isSprintStatus = (path: string): boolean => kindOf(path.replaceAll('\\', '/')) === 'status'

/** True if a plan's document is a folder without a list of stories. */
export const isStoryFolder = (path: string): boolean => !/\.(?:ya?ml|json|md)$/i.test(path)

/** The list nearest to the top; several if they are equally near. */
export function sprintStatusIn(entries: readonly FolderEntry[]): readonly FolderEntry[] {
  const lists = entries.filter(({ path }) => kindOf(path) === 'status')
  const depth = (path: string): number => path.split('/').length
  const nearest = Math.min(...lists.map(({ path }) => depth(path)))
  return lists.filter(({ path }) => depth(path) === nearest)
}

/**
 * Story ids and file names in one spelling: `1-2` for `1.2`, `1-2-login`, `Story 1.2` and `story-1.2.login.md`,
 * `story-001` for `STORY-001-login.md`; a name without a number stays.
 */
export function storyNumber(name: string): string {
  const plain = name.trim().toLowerCase()
  const [, epic, story] = /^(?:story[-_. ]?)?(\d+[a-z]?)[-._](\d+[a-z]?)(?=$|[-._ :])/.exec(plain) ?? []
  if (epic !== undefined) return `${epic}-${story}`
  return /^[a-z][a-z0-9]*-\d+(?=$|[-._ :])/.exec(plain)?.[0] ?? plain
}

/** A `story_location` as a folder from the top of the repository; undefined if it leads outside. */
export function storyFolder(location: string, statusFile: string): string | undefined {
  const path = location.replace(/^\{project[-_]root\}\/?/i, '')
  if (/^[/\\~]|^[A-Za-z]:|^[a-z+]+:\/\/|^\{/i.test(path)) return undefined
  const baseFolders = path.startsWith('.') ? statusFile.split('/').slice(0, -1) : []
  return namesFrom(baseFolders, path)?.join('/')
}
