import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { dist } from './cli.ts'
import { initRepository, testEnvironment } from './git-repositories.ts'

/** The repository in which the tests keep this project, as a reader of the documents keeps it somewhere. */
export const publishedName = 'octo/ralph'

export interface PublishedRepository {
  /** Its git directory. */
  readonly path: string
  /** One commit of this working tree: without what git ignores, and with the `dist` under test. */
  readonly commit: string
}

const root = resolve(import.meta.dirname, '../..')
let published: PublishedRepository | undefined

/** Committed once for each worker. Equal trees share a folder, so that Node compiles the programs once. */
export function publishedRepository(): PublishedRepository {
  published ??= commitWorkingTree()
  return published
}

/** As `init --action` takes it. */
export const publishedAction = (): string => `${publishedName}@${publishedRepository().commit}`

/** The published commit, unpacked once: a job's copy of the action. */
export function publishedFiles(): string {
  const { path, commit } = publishedRepository()
  return madeOnce(`${commit}-files`, (folder) => unpackArchive(path, commit, folder))
}

/** Replaces `OWNER/ralph…@SHA` of the documents, as their reader does. */
export const withPublishedAction = (text: string): string =>
  text.replace(/\bOWNER\/ralph((?:\/[\w.-]+)*)@SHA\b/g, `${publishedName}$1@${publishedRepository().commit}`)

/**
 * The files of a commit as the runner fetches an action: an archive, unpacked. Throws if a link dangles: the runner copies
 * what it unpacked and follows links, which then fails "Set up job" (IOUtil.CopyDirectory; actions/runner#1341, #4626).
 */
export function unpackArchive(repository: string, commit: string, folder: string): void {
  const archive = execFileSync('git', ['-C', repository, 'archive', commit], { maxBuffer: 256 * 1024 * 1024 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const dangling = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .find((path) => lstatSync(path).isSymbolicLink() && !statSync(path, { throwIfNoEntry: false }))
  if (dangling !== undefined) throw new Error(`Could not find file '${dangling}'.`)
}

function commitWorkingTree(): PublishedRepository {
  const scratch = newFolder()
  try {
    const path = join(scratch, 'repository.git')
    initRepository(path, 'bare')
    const index = shareObjects(path)
    const git = (args: readonly string[], more: Record<string, string> = {}, cwd = root): string =>
      execFileSync('git', args, {
        cwd,
        env: {
          ...testEnvironment(scratch),
          ...author,
          ...{ GIT_DIR: path, GIT_INDEX_FILE: index, GIT_WORK_TREE: root },
          ...more,
        },
        encoding: 'utf8',
      }).trim()
    git(['add', '--all', '.', ':!dist'])
    git(['rm', '-r', '--force', '--cached', '--quiet', '--ignore-unmatch', 'dist'])
    const programs = { GIT_INDEX_FILE: join(scratch, 'index-of-dist'), GIT_WORK_TREE: dist }
    git(['add', '--all', '--force', '.'], programs, dist)
    git(['read-tree', '--prefix=dist/', git(['write-tree'], programs)])
    const commit = git(['commit-tree', git(['write-tree']), '-m', 'As it is published'])
    git(['update-ref', 'refs/heads/main', commit])
    return { path: madeOnce(commit, (folder) => cpSync(path, folder, { recursive: true })), commit }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The same for equal trees. */
const author = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'Test User'],
    [`GIT_${who}_EMAIL`, 'test@example.invalid'],
    [`GIT_${who}_DATE`, '1700000000 +0000'],
  ]),
)

/** What is committed already is neither hashed nor written again. Returns a copy of the index. */
function shareObjects(path: string): string {
  const ofRoot = (name: string): string =>
    resolve(root, execFileSync('git', ['rev-parse', '--git-path', name], { cwd: root, encoding: 'utf8' }).trim())
  mkdirSync(join(path, 'objects/info'), { recursive: true })
  writeFileSync(join(path, 'objects/info/alternates'), `${ofRoot('objects')}\n`)
  const index = join(path, '../index')
  cpSync(ofRoot('index'), index, { preserveTimestamps: true })
  return index
}

const shared = (): string => join(tmpdir(), 'ralph-published')

function newFolder(): string {
  mkdirSync(shared(), { recursive: true })
  return mkdtempSync(join(shared(), 'new-'))
}

/** Another worker may have been first. */
function madeOnce(name: string, fill: (folder: string) => void): string {
  const place = join(shared(), name)
  if (existsSync(place)) return place
  const scratch = newFolder()
  try {
    fill(scratch)
    renameSync(scratch, place)
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true })
    if (!existsSync(place)) throw error
  }
  return place
}
