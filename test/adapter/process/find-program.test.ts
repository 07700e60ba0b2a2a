import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findProgram } from '../../../src/adapter/process/programs.ts'

const root = mkdtempSync(join(tmpdir(), 'ralph-path-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
for (const folder of ['a', 'b', 'c/tool']) mkdirSync(join(root, folder), { recursive: true })
writeFileSync(join(root, 'a/tool'), 'not executable')
writeFileSync(join(root, 'b/tool'), '#!/bin/sh')
chmodSync(join(root, 'b/tool'), 0o755)

const at = (...folders: string[]): string => folders.map((folder) => join(root, folder)).join(':')

test('finds the first executable file, past files that are not and folders', () => {
  expect(findProgram('tool', at('missing', 'a', 'c', 'b'))).toBe(join(root, 'b/tool'))
})

test('an absolute path is itself, where it can be run', () => {
  expect(findProgram(join(root, 'b/tool'), undefined)).toBe(join(root, 'b/tool'))
  expect(findProgram(join(root, 'a/tool'), at('b'))).toBeUndefined()
})

test('relative entries of PATH, which would name files of the workspace, are skipped', () => {
  expect(findProgram('tool', `:.:${relative(process.cwd(), join(root, 'b'))}`)).toBeUndefined()
})
