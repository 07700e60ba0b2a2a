import { createHash } from 'node:crypto'
import type { WorkBranch } from '../../../port/work-branch.ts'
import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'

/** Digest of a change, without line numbers and blob names. */
export function patchDigest({ store, remote }: { store: Store; remote: Remote }): WorkBranch['patchDigest'] {
  return async ({ from, to, without }) => {
    for (const oid of [from, to]) if (!(await store.objects.stat(`${oid}^{tree}`))) await remote.fetchCommit(oid)
    const excluded = without.map((path) => `:(top,literal,exclude)${path}`)
    const { stdout } = await store.git({
      args: ['diff-tree', ...options, from, to, '--', ...(excluded.length > 0 ? [':(top)', ...excluded] : [])],
    })
    const lines = stdout.toString('latin1').split('\n')
    return createHash('sha256')
      .update(
        lines
          .filter((line) => !line.startsWith('index '))
          .map(withoutLineNumbers)
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

/** The line numbers in `@@ -1,7 +1,6 @@ …` move with changes above. */
const withoutLineNumbers = (line: string): string => (line.startsWith('@@ ') ? '@@' : line)
