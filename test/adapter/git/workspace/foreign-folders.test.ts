import { expect, test } from 'vitest'
import { foreignFolders } from '../../../../src/adapter/git/workspace/foreign-folders.ts'

const entry = (path: string) => ({ mode: '100644', oid: '', path })

test.each([
  { what: 'a folder of new files', untracked: ['new/a', 'new/deep/b'], found: ['new/'] },
  { what: 'a new folder in a tracked one', untracked: ['src/new/a'], found: ['src/new/'] },
  { what: 'empty folders', empty: ['e/1/', 'e/2/', 'src/e/'], found: ['e/', 'src/e/'] },
  { what: 'a repository', untracked: ['vendored/'], found: ['vendored/'] },
  { what: 'new files beside tracked ones', untracked: ['a', 'src/b'], found: [] },
  {
    what: 'a new folder that also holds what is ignored',
    untracked: ['mixed/a', 'mixed/deep/b'],
    found: ['mixed/deep/'],
  },
  { what: 'the whole tree, empty', empty: [''], found: [] },
])('$what: $found', ({ untracked = [], empty = [], found }) => {
  const entries = [entry('README.md'), entry('src/app.ts'), { ...entry('module'), mode: '160000' }]
  expect(foreignFolders({ entries, ignored: ['node_modules/', 'mixed/x.log'], untracked }, empty)).toEqual(found)
})
