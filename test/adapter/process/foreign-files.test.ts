import { existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { watchForeignFiles } from '../../../src/adapter/process/foreign-files.ts'

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
  const changes = watchForeignFiles(environment)
  writeFileSync(join(home, '.npmrc'), 'registry=y\n')
  writeFileSync(join(home, '.gitconfig'), '[core]\n')
  writeFileSync(join(home, 'notes.txt'), 'nobody obeys this')
  expect(changes()).toEqual([
    '~/.gitconfig, outside of the workspace, was changed',
    '~/.npmrc, outside of the workspace, was changed',
  ])
  expect(readFileSync(join(home, '.npmrc'), 'utf8')).toBe('registry=y\n')
})

test('nothing is told where nothing changed, and nothing is needed', () => {
  const { environment } = machine()
  expect(watchForeignFiles(environment)()).toEqual([])
  expect(watchForeignFiles({})()).toEqual([])
})
