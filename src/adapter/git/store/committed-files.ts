import { posix } from 'node:path'
import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { TrustedFiles } from '../../../port/steering.ts'
import type { Git } from '../call/exec.ts'

const limit = 5 * 1024 * 1024

/** A file of the commit, links followed within it; undefined where it has no such file. `lazy` as in `readObjects`. */
export async function committedFile(
  git: Git,
  options: { commit: string; path: string; lazy?: readonly string[] },
): Promise<Buffer | undefined> {
  const { commit, path, lazy = [] } = options
  if (path.includes('\n')) return undefined
  const { stdout } = await git({
    args: [...lazy, 'cat-file', '--batch', '--follow-symlinks'],
    input: `${commit}:${path}\n`,
  })
  const end = stdout.indexOf(0x0a)
  const [, type, size] = stdout.toString('utf8', 0, end).split(' ')
  if (type !== 'blob') return undefined
  return stdout.subarray(end + 1, end + 1 + Number(size))
}

const mostLinks = 40

/** The path that one of the commit leads to through links: it may be absolute, or climb out of the tree. */
export async function committedTarget(git: Git, { commit, path }: { commit: string; path: string }): Promise<string> {
  let at = path
  for (let links = 0; links < mostLinks && !posix.isAbsolute(at) && !at.startsWith('..'); links += 1) {
    const parts = at.split('/')
    const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const { stdout } = await git({ args: ['ls-tree', '-z', '--full-tree', commit, '--', ...folders] })
    const entries = stdout.toString('utf8').split('\0')
    // A folder that is named before what lies in it is listed with everything.
    const found = entries.flatMap((entry) => {
      const [, oid = '', name = ''] = /^120000 blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? []
      return folders.includes(name) ? [{ oid, link: name }] : []
    })
    const [first] = found
    if (first === undefined) return at
    const { oid, link } = first
    const target = (await git({ args: ['cat-file', 'blob', oid] })).stdout.toString('utf8')
    const from = posix.isAbsolute(target) ? '/' : posix.dirname(link)
    at = posix.join(from, target, at.slice(link.length))
  }
  return at
}

/** Every file and link of the commit below a folder, by path from the top; undefined where it has no such folder. */
export async function committedBelow(
  git: Git,
  { commit, folder }: { commit: string; folder: string },
): Promise<readonly { readonly path: string; readonly link: boolean }[] | undefined> {
  const below = folder === '' ? [] : ['--', `${folder}/`]
  const { stdout } = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', commit, ...below] })
  const entries = stdout.toString('utf8').split('\0').filter(Boolean)
  if (entries.length === 0) return undefined
  return entries.flatMap((entry) => {
    const [, mode = '', path = ''] = /^(\d+) [^\t]*\t(.*)$/s.exec(entry) ?? []
    return mode.startsWith('100') || mode === '120000' ? [{ path, link: mode === '120000' }] : []
  })
}

/**
 * Files of a commit that is trusted: what lies in the directory beside it counts for nothing, since an agent works there.
 * Throws RalphError FILE_TOO_LARGE above 5 MiB, FILE_NOT_TEXT for what is not UTF-8.
 */
export function committedFiles(git: Git, options: { commit: string; lazy?: readonly string[] }): TrustedFiles {
  return {
    read: async (path) => {
      const bytes = await committedFile(git, { ...options, path })
      if (bytes === undefined) return undefined
      if (bytes.length > limit) throw unusable(path, 'FILE_TOO_LARGE', `has ${bytes.length} bytes, more than ${limit}`)
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      } catch {
        throw unusable(path, 'FILE_NOT_TEXT', 'is not UTF-8 text')
      }
    },
  }
}

const unusable = (path: string, code: ErrorCode, what: string): RalphError =>
  new RalphError({
    code,
    message: `${path} ${what}.`,
    hint: 'Save it as UTF-8 text of at most 5 MiB, and commit it.',
  })
