import { createHash } from 'node:crypto'
import type { WorkBranch } from '../../../port/work-branch.ts'
import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'

/** The change between two trees without the numbers of its lines, and without the names of the files' versions. */
export function patchDigest({ store, remote }: { store: Store; remote: Remote }): WorkBranch['patchDigest'] {
  return async ({ from, to, without }) => {
    for (const oid of [from, to]) if (!(await store.objects.look(`${oid}^{tree}`))) await remote.fetchCommit(oid)
    const excluded = without.map((path) => `:(top,literal,exclude)${path}`)
    const { stdout } = await store.git({
      args: ['diff-tree', ...options, from, to, '--', ...(excluded.length > 0 ? [':(top)', ...excluded] : [])],
    })
    const lines = stdout.toString('latin1').split('\n')
    return createHash('sha256')
      .update(
        lines
          .filter((line) => !line.startsWith('index '))
          .map(withoutPlace)
          .join('\n'),
      )
      .digest('hex')
  }
}

const options = [
  '-r',
  '-p',
  '--binary',
  '--full-index',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  '--unified=3',
]

/** `@@ -1,7 +1,6 @@ …`: the place moves with what others landed above it. */
const withoutPlace = (line: string): string => (line.startsWith('@@ ') ? '@@' : line)
