import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { foreignFolders } from '../../../../src/adapter/git/workspace/foreign-paths.ts'
import { tempDir, tempRepo } from '../../../support/git-repositories.ts'
import { openWorkspace, snapshot } from '../../../support/workspace-fixture.ts'

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

const files = {
  '.gitignore': 'hidden/\n',
  'README.md': 'one\ntwo\n$Id$\n',
  'src/app.ts': 'a\nb\n',
  'src/.gitattributes': '* text eol=crlf\n',
  'src/deep/x.txt': 'x\ny\n',
}

/** What an attempt that failed may leave: attributes of its own, and files that they make look unchanged. */
const left: Record<string, string> = {
  'line ends, and the files touched': `echo '* text eol=crlf' > .gitattributes; echo x > README.md; echo x > src/app.ts; rm src/deep/x.txt`,
  'line ends that are there already': `echo '* text=auto' > .gitattributes; printf 'one\\r\\ntwo\\r\\n$Id$\\r\\n' > README.md`,
  'in the file that is tracked': `echo '* text' > src/.gitattributes; printf 'a\\r\\nb\\r\\n' > src/app.ts`,
  'in a folder': `echo '* text eol=crlf' > src/deep/.gitattributes; echo > src/deep/x.txt`,
  ident: `echo '* ident' > .gitattributes; echo > README.md`,
  'an expanded ident': `echo '* ident' > .gitattributes; printf 'one\\ntwo\\n$Id: evil $\\n' > README.md`,
  'another encoding': `echo '* text working-tree-encoding=UTF-16' > .gitattributes; echo > README.md; echo > src/app.ts`,
  'where an ignore rule hides them': `echo .gitattributes >> .gitignore; echo '* text eol=crlf' > .gitattributes; echo > README.md`,
  'as a link': `mkdir hidden; echo '* text eol=crlf' > hidden/a; ln -s hidden/a .gitattributes; echo > README.md`,
  'in the .git that it sees': `mkdir -p .git/info; echo '* text eol=crlf' > .git/info/attributes; echo > README.md`,
}

const asCloned = 'after a restore all files are as a clone has them: attributes of an agent, %s'
const few = ['line ends, and the files touched', 'in a folder', 'in the .git that it sees']
test.each(few)(asCloned, expectAsCloned)
test.each(Object.keys(left).filter((how) => !few.includes(how)))(asCloned, { tags: 'thorough/variant' }, expectAsCloned)

async function expectAsCloned(how: string): Promise<void> {
  const repo = tempRepo(files)
  repo.commit('Go on', { 'more.txt': 'more\n' })
  const home = tempDir()
  const { workspace, checkpoint, store, stateDir, agent } = await openWorkspace(repo, { home })
  const clean = snapshot(workspace.path)
  const again = async (restore: () => Promise<unknown>): Promise<void> => {
    agent(left[how] ?? 'false')
    await restore()
    agent('rm -rf hidden')
    expect(snapshot(workspace.path)).toEqual(clean)
  }
  await again(() => workspace.restore(checkpoint))
  await again(async () => {
    await workspace.capture(checkpoint)
    await workspace.restore(checkpoint)
  })
  // Git is killed when it has written the files, on a disk that needs more than a second for them; the next job goes on.
  await again(async () => {
    const env = { GIT_WORK_TREE: workspace.path, GIT_INDEX_FILE: join(stateDir, 'index') }
    await store.git({ args: ['read-tree', '-u', '--reset', checkpoint], cwd: workspace.path, env })
    await store.close()
    await wait(1_100)
    await openWorkspace(repo, { home })
  })
}
