import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempRepo } from '../../../support/git-repositories.ts'
import { openWorkspace, snapshot } from '../../../support/workspace-fixture.ts'

const files = {
  '.gitattributes': '*.txt text\n',
  '.gitignore': 'out/\n',
  'run.sh': 'echo one\necho two\n',
  'notes.txt': 'a\nb\n',
  'src/app.ts': 'one\n',
  'src/lib/deep.ts': 'deep\n',
}

const crlf = (path: string): string => `sed -i 's/$/\\r/' ${path}`

const repository = () => {
  const repo = tempRepo({ 'README.md': 'demo\n' })
  repo.commit('Add', files)
  return repo
}

/** What a check may do to the tree that the next one is to see: [what, how, what is reported]. */
const edits: readonly [string, string, readonly string[]][] = [
  ['nothing', 'true', []],
  ['a touched file', 'touch src/app.ts run.sh', []],
  ['content', 'echo two > src/app.ts', ['src/app.ts']],
  [
    'content of the size and the time that it had',
    'touch -r src/app.ts out.t; echo two > src/app.ts; touch -r out.t src/app.ts; rm out.t',
    ['src/app.ts'],
  ],
  ['a file that is replaced', 'echo two > n; mv n src/app.ts', ['src/app.ts']],
  ['the executable bit', 'chmod +x run.sh', ['run.sh']],
  ['a file that is gone', 'rm src/app.ts', ['src/app.ts']],
  ['a directory that is gone', 'rm -r src', ['src/app.ts', 'src/lib/deep.ts']],
  ['a link in the place of a file', 'mv run.sh n; ln -s n run.sh; ', ['run.sh']],
  ['a link in the place of a directory', 'mv src/lib out; ln -s ../out src/lib', ['src/lib/deep.ts']],
  ['a directory in the place of a file', 'rm run.sh; mkdir run.sh; echo x > run.sh/x', ['run.sh']],
  ['a file in the place of a directory', 'rm -r src/lib; echo x > src/lib', ['src/lib/deep.ts']],
  ['a directory that nobody may write', 'echo x > src/lib/deep.ts; chmod 555 src/lib', ['src/lib/deep.ts']],
  ['attributes', 'echo "* binary" > .gitattributes', ['.gitattributes']],
  ['attributes that hide line ends', `echo "* text" > .gitattributes; ${crlf('run.sh')}`, ['.gitattributes', 'run.sh']],
  [
    'attributes that write line ends',
    `echo "* eol=crlf" > .gitattributes; ${crlf('run.sh')}`,
    ['.gitattributes', 'run.sh'],
  ],
  [
    'attributes of a folder',
    `echo "* text eol=crlf" > src/.gitattributes; ${crlf('src/app.ts')}`,
    ['src/.gitattributes', 'src/app.ts'],
  ],
  [
    'attributes that are ignored',
    `echo .gitattributes > src/.gitignore; echo "* working-tree-encoding=UTF-16" > src/.gitattributes; echo two > src/app.ts`,
    ['src/.gitattributes', 'src/app.ts'],
  ],
  ['line ends of a text', crlf('notes.txt'), ['notes.txt']],
  ['ignore rules', 'echo src >> .gitignore', ['.gitignore']],
  ['a sparse file of 4 TB', 'truncate -s 4T run.sh', ['run.sh']],
]

test.each(edits)('what a check does to tracked files is undone before the next one: %s', async (_, edit, changed) => {
  const { workspace, checkpoint, agent } = await openWorkspace(repository())
  const { tree } = await workspace.capture(checkpoint)
  const before = snapshot(workspace.path)
  agent(`mkdir -p out; ${edit}`)
  expect((await workspace.resetTracked(tree)).changed).toEqual(changed)
  const after = snapshot(workspace.path)
  for (const [path, content] of Object.entries(before))
    if (!path.endsWith('/')) expect(after[path], path).toEqual(content)
  expect(existsSync(join(workspace.path, 'src/.gitattributes'))).toBe(false)
  expect((await workspace.resetTracked(tree)).changed).toEqual([])
})

test('new files stay, and are told once, a new directory as one path; what is ignored is not', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(repository())
  const { tree } = await workspace.capture(checkpoint)
  agent('mkdir -p dist/a out; echo x > dist/a/b; echo x > dist/c; echo x > out/o; echo x > src/new.ts')
  expect(await workspace.resetTracked(tree)).toEqual({ changed: [], left: ['dist/', 'src/new.ts'] })
  agent('cat dist/a/b out/o src/new.ts; echo x > late')
  expect(await workspace.resetTracked(tree)).toEqual({ changed: [], left: ['late'] })
  await workspace.restore(checkpoint)
  agent('mkdir dist; echo x > dist/c')
  expect(await workspace.resetTracked(checkpoint)).toEqual({ changed: [], left: ['dist/'] })
})
