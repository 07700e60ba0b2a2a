import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempRepo } from '../../../support/git-repositories.ts'
import { openWorkspace, snapshot } from '../../../support/workspace-fixture.ts'

const lent = new Map([
  ['.ralph-context/assembled-prompt.md', 'the prompt\n'],
  ['.ralph-context/handoffs/7.md', 'told\n'],
])
const open = (files: Record<string, string> = {}) => {
  const repo = tempRepo({ 'README.md': 'demo\n' })
  repo.commit('Add', { 'src/app.ts': 'one\n', '.gitignore': 'out/\n', ...files })
  return openWorkspace(repo)
}

test('what is lent is there for the reader, and gone without a trace when it is taken away', async () => {
  const { workspace, checkpoint, agent } = await open()
  const before = snapshot(workspace.path)
  const takeAway = await workspace.addTempFiles(lent)
  expect(agent('cat .ralph-context/assembled-prompt.md .ralph-context/handoffs/7.md README.md')).toBe(
    'the prompt\ntold\ndemo',
  )
  await takeAway()
  expect((await workspace.capture(checkpoint)).changes).toEqual([])
  await workspace.restore(checkpoint)
  expect(snapshot(workspace.path)).toEqual(before)
})

/** What a reader may do where it should only read: [what, how, what of the project it changed]. */
const misdeeds: readonly [string, string, readonly string[]][] = [
  ['edits what was lent', 'echo mine > .ralph-context/assembled-prompt.md; echo x > .ralph-context/new', []],
  ['removes what was lent', 'rm -r .ralph-context', []],
  ['puts a file in its place', 'rm -r .ralph-context; echo x > .ralph-context', []],
  ['puts a link out in its place', 'rm -r .ralph-context; ln -s "$OUTSIDE" .ralph-context', []],
  ['links out of it', 'ln -s "$OUTSIDE" .ralph-context/out', []],
  ['lets nobody in', 'mkdir .ralph-context/deep; echo x > .ralph-context/deep/x; chmod 000 .ralph-context/deep', []],
  ['makes it a repository', 'git init --quiet .ralph-context', []],
  ['gives it a name with a line end', 'echo x > ".ralph-context/a\nb"', []],
  [
    'edits the project too',
    'echo two > src/app.ts; rm README.md; echo x > new.txt',
    ['README.md', 'new.txt', 'src/app.ts'],
  ],
  ['moves what was lent into the project', 'mv .ralph-context/handoffs src/kept', ['src/kept/7.md']],
]

test.each(misdeeds)(
  'a reader that %s: it is taken away, the rest is named and put back, and nothing outside is touched',
  async (_, script, named) => {
    const { workspace, checkpoint, agent, outside } = await open()
    const before = snapshot(workspace.path)
    writeFileSync(join(outside, 'kept'), 'theirs')
    workspace.markUntrusted()
    const takeAway = await workspace.addTempFiles(lent)
    agent(script)
    await takeAway()
    const { changes } = await workspace.capture(checkpoint)
    expect(changes.map(({ path }) => path).sort()).toEqual(named)
    await workspace.restore(checkpoint)
    expect(snapshot(workspace.path)).toEqual(before)
    expect(readFileSync(join(outside, 'kept'), 'utf8')).toBe('theirs')
  },
)

test('what an attempt left where files are lent, such as a link out, is not written through', async () => {
  const { workspace, outside } = await open()
  symlinkSync(outside, join(workspace.path, '.ralph-context'))
  await workspace.addTempFiles(lent)
  expect(snapshot(outside)).toEqual({})
  expect(readFileSync(join(workspace.path, '.ralph-context/handoffs/7.md'), 'utf8')).toBe('told\n')
})

test('a project with a folder of that name has it back afterwards', async () => {
  const { workspace, checkpoint, agent } = await open({ '.ralph-context/mine.md': 'mine\n' })
  const before = snapshot(workspace.path)
  const takeAway = await workspace.addTempFiles(lent)
  expect(agent('ls .ralph-context')).toBe('assembled-prompt.md\nhandoffs')
  await takeAway()
  await workspace.restore(checkpoint)
  expect(snapshot(workspace.path)).toEqual(before)
})

test('nothing to lend makes nothing', async () => {
  const { workspace } = await open()
  const before = snapshot(workspace.path)
  mkdirSync(join(workspace.path, 'out'))
  await (await workspace.addTempFiles(new Map()))()
  expect(Object.keys(snapshot(workspace.path)).filter((path) => !(path in before))).toEqual(['out/'])
})
