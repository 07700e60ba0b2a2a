import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { watchForeignFiles, watchHome, watchUserGit } from '../../../../src/adapter/process/foreign-files.ts'

function machine() {
  const home = mkdtempSync(join(tmpdir(), 'ralph-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const GITHUB_ENV = join(home, 'set_env')
  writeFileSync(GITHUB_ENV, 'A=1\n')
  writeFileSync(join(home, '.npmrc'), 'registry=x\n')
  return { home, GITHUB_ENV, environment: { HOME: home, GITHUB_ENV, GITHUB_PATH: join(home, 'add_path') } }
}

test('C21: what was written to a file of the runner is told and put back', () => {
  const { GITHUB_ENV, environment } = machine()
  const changes = watchForeignFiles(environment)
  writeFileSync(GITHUB_ENV, 'NODE_OPTIONS=--require /tmp/evil.js\n')
  writeFileSync(environment.GITHUB_PATH, '/tmp/evil\n')
  expect(changes()).toEqual([
    'GITHUB_ENV, a file of the runner, was changed and put back',
    'GITHUB_PATH, a file of the runner, was changed and put back',
  ])
  expect(readFileSync(GITHUB_ENV, 'utf8')).toBe('A=1\n')
  expect(existsSync(environment.GITHUB_PATH)).toBe(false)
  expect(changes()).toEqual([])
})

test('C21: a link in its place is removed and nothing is written through it', () => {
  const { home, GITHUB_ENV, environment } = machine()
  const victim = join(home, 'victim')
  writeFileSync(victim, 'mine')
  const changes = watchForeignFiles(environment)
  rmSync(GITHUB_ENV)
  symlinkSync(victim, GITHUB_ENV)
  expect(changes()).toHaveLength(1)
  expect([lstatSync(GITHUB_ENV).isFile(), readFileSync(GITHUB_ENV, 'utf8')]).toEqual([true, 'A=1\n'])
  expect(readFileSync(victim, 'utf8')).toBe('mine')
})

test('C21: files of the home that programs obey are told and left alone: a person may be at work there', () => {
  const { home, environment } = machine()
  const changes = watchHome(environment)()
  writeFileSync(join(home, '.npmrc'), 'registry=y\n')
  writeFileSync(join(home, '.gitconfig'), '[core]\n')
  writeFileSync(join(home, 'notes.txt'), 'nobody obeys this')
  expect(changes()).toEqual([
    '~/.gitconfig, outside the workspace, was changed',
    '~/.npmrc, outside the workspace, was changed',
  ])
  expect(readFileSync(join(home, '.npmrc'), 'utf8')).toBe('registry=y\n')
})

test.each([
  ['.zprofile', 'a file'],
  ['.config/fish/conf.d/evil.fish', 'a new file in a folder'],
  ['.cargo/config.toml', 'a file in a folder that was not there'],
  ['.ssh/authorized_keys', 'a file that was there'],
  ['.local/bin/git', 'a program that is found first'],
  ['.config/systemd/user/evil.service', 'a unit'],
  ['Library/LaunchAgents/evil.plist', 'an agent of launchd'],
])('C21: ~/%s, which other programs obey, is told: %s', (path) => {
  const { home, environment } = machine()
  mkdirSync(join(home, '.config/fish/conf.d'), { recursive: true })
  mkdirSync(join(home, '.ssh'))
  writeFileSync(join(home, '.ssh/authorized_keys'), 'mine\n')
  const changes = watchHome(environment)()
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), 'evil\n')
  expect(changes().join('\n')).toContain(path.replace(/\/evil\.[a-z]+$/, '').replace('/git', ''))
})

test.each(['config', 'hooks/post-checkout', 'info/attributes', 'commondir'])(
  'C21: .git/%s of the user is told where it can be reached',
  (path) => {
    const gitDir = mkdtempSync(join(tmpdir(), 'ralph-git-'))
    onTestFinished(() => rmSync(gitDir, { recursive: true, force: true }))
    mkdirSync(join(gitDir, 'hooks'))
    writeFileSync(join(gitDir, 'config'), '[core]\n')
    const ended = watchUserGit(gitDir)()
    mkdirSync(dirname(join(gitDir, path)), { recursive: true })
    writeFileSync(join(gitDir, path), 'evil\n')
    expect(ended().join()).toMatch(/of your own repository was changed/)
    expect(watchUserGit(gitDir)()()).toEqual([])
  },
)

test('nothing is told where nothing changed, and nothing is needed', () => {
  const { environment } = machine()
  expect(watchForeignFiles(environment)()).toEqual([])
  expect(watchForeignFiles({})()).toEqual([])
})
