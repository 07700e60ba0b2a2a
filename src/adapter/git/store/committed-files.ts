import { posix } from 'node:path'
import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { TrustedFiles } from '../../../port/steering.ts'
import type { Git } from '../call/exec.ts'
import { readObjects } from './store.ts'

const maxBytes = 5 * 1024 * 1024

/**
 * Follows links within the commit; undefined if there is no such file. `lazy` as in `readObjects`. Throws RalphError
 * OBJECT_UNREADABLE if the commit lists the file and git cannot read it.
 */
export async function committedFile(
  git: Git,
  options: { commit: string; path: string; lazy?: readonly string[] },
): Promise<Buffer | undefined> {
  const { commit, path, lazy = [] } = options
  if (path.includes('\n')) return undefined
  const name = `${commit}:${path}`
  const follow = ['cat-file', '--batch', '--follow-symlinks']
  const { stdout } = await git({ args: [...lazy, ...follow], input: `${name}\n` })
  const end = stdout.indexOf(0x0a)
  const [, type, size] = stdout.toString('utf8', 0, end).split(' ')
  if (type === 'missing') await readObjects(git, [name], lazy)
  if (type !== 'blob') return undefined
  return stdout.subarray(end + 1, end + 1 + Number(size))
}

const maxLinks = 40

/** Follows links. The result may be absolute or outside of the tree. */
export async function committedTarget(git: Git, { commit, path }: { commit: string; path: string }): Promise<string> {
  let target = path
  for (let hops = 0; hops < maxLinks && !posix.isAbsolute(target) && !target.startsWith('..'); hops += 1) {
    const names = target.split('/')
    const prefixes = names.map((_, index) => names.slice(0, index + 1).join('/'))
    const { stdout } = await git({ args: ['ls-tree', '-z', '--full-tree', commit, '--', ...prefixes] })
    const entries = stdout.toString('utf8').split('\0')
    // A folder that is requested before its content is listed completely.
    const links = entries.flatMap((entry) => {
      const [, oid = '', name = ''] = /^120000 blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? []
      return prefixes.includes(name) ? [{ oid, link: name }] : []
    })
    const [first] = links
    if (first === undefined) return target
    const { oid, link } = first
    const linkTarget = (await git({ args: ['cat-file', 'blob', oid] })).stdout.toString('utf8')
    const linkFolder = posix.isAbsolute(linkTarget) ? '/' : posix.dirname(link)
    target = posix.join(linkFolder, linkTarget, target.slice(link.length))
  }
  return target
}

/** Paths from the top; undefined if there is no such folder. */
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

/** Ignores the directory, where an agent works. Throws RalphError FILE_TOO_LARGE above 5 MiB, or FILE_NOT_TEXT. */
export function committedFiles(git: Git, options: { commit: string; lazy?: readonly string[] }): TrustedFiles {
  return {
    read: async (path) => {
      const bytes = await committedFile(git, { ...options, path })
      if (bytes === undefined) return undefined
      if (bytes.length > maxBytes)
        throw unusable(path, 'FILE_TOO_LARGE', `has ${bytes.length} bytes, more than ${maxBytes}`)
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      } catch {
        throw unusable(path, 'FILE_NOT_TEXT', 'is not UTF-8 text')
      }
    },
  }
}

const unusable = (path: string, code: ErrorCode, problem: string): RalphError =>
  new RalphError({
    code,
    message: `${path} ${problem}.`,
    hint: 'Save it as UTF-8 text of at most 5 MiB, and commit it.',
  })
