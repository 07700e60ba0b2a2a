import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { laterPrograms } from '../../../src/adapter/local/later-programs.ts'
import { tempDir } from '../../support/git-repositories.ts'
import { snapshot } from '../../support/workspace-fixture.ts'

/** A runner's `_actions` with this action and another one. */
function runner(inWorkflow = true) {
  const actions = join(tempDir(), '_actions')
  const files = {
    'me/ralph/v1/action.yml': 'post: dist/post/index.js\n',
    'me/ralph/v1/dist/main/index.js': 'main\n',
    'me/ralph/v1/dist/chunks/job.js': 'chunk\n',
    'me/ralph/v1/dist/post/index.js': 'post\n',
    'me/ralph/v1/templates/a.md': 'template\n',
    'actions/checkout/v4/dist/index.js': 'checkout\n',
    'actions/checkout/v4/action.yml': 'post: dist/index.js\n',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(actions, path, '..'), { recursive: true })
    writeFileSync(join(actions, path), text)
  }
  symlinkSync('index.js', join(actions, 'actions/checkout/v4/dist/link.js'))
  const program = join(actions, 'me/ralph/v1/dist/main')
  const programs = laterPrograms({ program, workspace: tempDir(), inWorkflow })
  return { actions, programs, before: snapshot(actions) }
}

const attacks: Record<string, (actions: string) => void> = {
  'me/ralph/v1/dist/post/index.js': (at) => writeFileSync(join(at, 'me/ralph/v1/dist/post/index.js'), 'evil\n'),
  'a chunk, of the same size and time': (at) => {
    const path = join(at, 'me/ralph/v1/dist/chunks/job.js')
    writeFileSync(path, 'chink\n')
    utimesSync(path, 1, 1)
  },
  'me/ralph/v1/action.yml': (at) => writeFileSync(join(at, 'me/ralph/v1/action.yml'), 'post: evil.js\n'),
  'actions/checkout/v4/dist/index.js': (at) => writeFileSync(join(at, 'actions/checkout/v4/dist/index.js'), 'evil\n'),
  'a link in place of a file': (at) => {
    rmSync(join(at, 'actions/checkout/v4/dist/index.js'))
    symlinkSync('/etc/hostname', join(at, 'actions/checkout/v4/dist/index.js'))
  },
  'a link in place of a folder': (at) => {
    rmSync(join(at, 'actions/checkout/v4/dist'), { recursive: true })
    symlinkSync('/etc', join(at, 'actions/checkout/v4/dist'))
  },
  'a new file beside': (at) => writeFileSync(join(at, 'actions/checkout/v4/dist/package.json'), '{"type":"module"}'),
  'nothing but a mode': (at) => chmodSync(join(at, 'actions/checkout/v4/dist/index.js'), 0o777),
}

test.each(Object.entries(attacks))(
  'What runs later in the job is put back, and the job fails by name: %s',
  (_, attack) => {
    const { actions, programs, before } = runner()
    const ended = programs.watch()
    attack(actions)
    const told = ended()
    expect(told.length).toBeGreaterThan(0)
    for (const one of told) expect(one).toContain('of a program that runs later, was changed and put back')
    expect(snapshot(actions)).toEqual(before)
    expect(() => programs.watch()).toThrow(expect.objectContaining({ code: 'PROGRAM_CHANGED' }))
    expect(() => programs.assertUnchanged()).toThrow(expect.objectContaining({ code: 'PROGRAM_CHANGED' }))
  },
)

test('What is touched and not changed is no fault, and what nobody watched is found at the end', () => {
  const { actions, programs } = runner()
  const path = join(actions, 'me/ralph/v1/dist/post/index.js')
  utimesSync(path, 1, 1)
  expect(programs.watch()()).toEqual([])
  programs.assertUnchanged()
  writeFileSync(path, 'evil\n')
  expect(() => programs.assertUnchanged()).toThrow(/dist\/post|post\/index\.js/)
  expect(readFileSync(path, 'utf8')).toBe('post\n')
})

test("On a person's machine an update is told and left as it is", () => {
  const { actions, programs } = runner(false)
  const path = join(actions, 'me/ralph/v1/dist/main/index.js')
  writeFileSync(path, 'newer\n')
  expect(() => programs.assertUnchanged()).toThrow(/index\.js/)
  expect(readFileSync(path, 'utf8')).toBe('newer\n')
})

test('`uses: ./`: what lies in the workspace is for the agent to change', () => {
  const workspace = tempDir()
  const program = join(workspace, 'dist/main')
  mkdirSync(program, { recursive: true })
  writeFileSync(join(program, 'index.js'), 'main\n')
  const programs = laterPrograms({ program, workspace, inWorkflow: true })
  writeFileSync(join(program, 'index.js'), 'built anew\n')
  programs.assertUnchanged()
})
