import type { WorkBranch } from '../../../port/work-branch.ts'
import type { Remote } from '../remote/remote.ts'
import type { Store } from '../store/store.ts'

/** Reads and replaces a file at the top of a commit, without an index or a work tree. Names are ASCII. */
export function topFiles({
  store,
  remote,
}: {
  store: Pick<Store, 'git' | 'objects' | 'writer'>
  remote: Pick<Remote, 'fetchCommit'>
}): Pick<WorkBranch, 'topFile' | 'withTopFile'> {
  /** `mode type oid<tab>name`, one character a byte. */
  const rows = async (commit: string): Promise<string[]> => {
    await remote.fetchCommit(commit)
    const { stdout } = await store.git({ args: ['ls-tree', '-z', '--full-tree', commit] })
    return stdout.toString('latin1').split('\0').filter(Boolean)
  }
  const nameOf = (row: string): string => row.slice(row.indexOf('\t') + 1)

  return {
    async topFile(commit, name) {
      const near = (await rows(commit)).filter((row) => nameOf(row).toLowerCase() === name.toLowerCase())
      const [row, ...others] = near
      if (row === undefined) return null
      if (nameOf(row) !== name || others.length > 0) return { other: `there is ${near.map(nameOf).join(' and ')}` }
      const [, mode = '', oid = ''] = /^(\d+) \w+ (\w+)\t/.exec(row) ?? []
      if (!mode.startsWith('100')) return { other: mode === '120000' ? 'it is a link' : 'it is no file' }
      return (await store.objects.read(oid))?.content ?? { other: 'git does not have its content' }
    },
    async withTopFile(commit, { name, content }) {
      const all = await rows(commit)
      const [mode = '100644'] = all.find((row) => nameOf(row) === name)?.split(' ', 1) ?? []
      const oid = store.writer.add('blob', content)
      store.writer.flush()
      const others = all.filter((row) => nameOf(row) !== name)
      const input = [...others, `${mode} blob ${oid}\t${name}`].map((row) => `${row}\0`).join('')
      const { stdout } = await store.git({ args: ['mktree', '-z', '--missing'], input: Buffer.from(input, 'latin1') })
      return stdout.toString('utf8').trim()
    },
  }
}
