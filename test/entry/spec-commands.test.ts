import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { specLintCommand } from '../../src/entry/command/spec-lint.ts'
import { specListCommand } from '../../src/entry/command/spec-list.ts'
import type { Command } from '../../src/entry/project/context.ts'
import { readFlags } from '../../src/entry/project/flags.ts'
import { tempDir, testEnvironment } from '../support/git-repositories.ts'

const spec = (id: string, questions = ''): string =>
  `# Feature: About ${id}\n\n**ID:** ${id}\n**Status:** planned\n**Requires:** —\n\n## Summary\nIt helps.\n\n## Goals\n- It is there\n\n## Non-Goals\n- Nothing else\n\n## Design\nSmall.\n\n## Open Questions\n${questions}\n`

const index = (...rows: string[]): string =>
  ['| ID | Feature | Status | Path | Requires |', '|---|---|---|---|---|', ...rows, ''].join('\n')

function folderWith(files: Record<string, string>): string {
  const root = tempDir()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

async function ran(command: Command, cwd: string, ...argv: string[]): Promise<{ code: number; out: string }> {
  const said: string[] = []
  const env = testEnvironment(cwd)
  const context = { argv, env, cwd, isTty: false, columns: 100, color: false, now: Date.now }
  const write = (text: string): void => void said.push(text)
  const cancelled = new AbortController().signal
  const code = await command.run({ ...context, out: write, err: write, cancelled }, readFlags(argv, command, 'spec'))
  return { code, out: said.join('') }
}

test('a set in order is listed, with its open questions, also outside of a repository', async () => {
  const cwd = folderWith({
    'specs/INDEX.md': index('| F1 | A | planned | [a](a/SPEC.md) | — |', '| F2 | B | planned | a/b | — |'),
    'specs/a/SPEC.md': spec('F1', '- [ ] Which?'),
    'specs/a/b/SPEC.md': spec('F2'),
  })
  expect(await ran(specLintCommand, cwd)).toEqual({
    code: 0,
    out: `warning: specs/a/SPEC.md:20:1: The question "Which?" is open; no plan is made from this spec until it is answered. Write the answer after it and tick its box. [SPEC_OPEN_QUESTIONS]
2 specs, 0 errors, 1 warning, 1 open question
`,
  })
  const { code, out } = await ran(specListCommand, cwd)
  expect(code).toBe(0)
  expect(out).toBe(`ID  Status   Questions  Requires  Feature   File
F1  planned  1 open     —         About F1  specs/a/SPEC.md
F2  planned  —          —         About F2  specs/a/b/SPEC.md

2 specs, 1 open question
`)
  expect(JSON.parse((await ran(specListCommand, cwd, '--json')).out)).toMatchObject({
    specs: [{ id: 'F1', goals: 1, open_questions: 1 }, { id: 'F2' }],
    errors: 0,
  })
})

test('what points outside the repository is not read, and what is too large neither', async () => {
  const elsewhere = folderWith({ 'secret.md': 'SECRET' })
  const cwd = folderWith({ 'specs/INDEX.md': index(), 'specs/b/SPEC.md': 'x'.repeat(5 * 1024 * 1024 + 1) })
  mkdirSync(join(cwd, 'specs/a'))
  symlinkSync(join(elsewhere, 'secret.md'), join(cwd, 'specs/a/SPEC.md'))
  const { code, out } = await ran(specLintCommand, cwd)
  expect(code).toBe(65)
  expect(out).toContain('specs/a/SPEC.md cannot be read: it points outside the repository.')
  expect(out).toContain('specs/b/SPEC.md cannot be read: it has 5,242,881 bytes; the limit is 5 MiB.')
  expect(out).not.toContain('SECRET')
  expect(out.match(/does not list this spec/g)).toHaveLength(2)
})

test('where there are none, it says where they belong', async () => {
  const cwd = folderWith({ 'specs/INDEX.md': index() })
  await expect(ran(specLintCommand, cwd)).rejects.toMatchObject({ code: 'SPEC_MISSING' })
  await expect(ran(specListCommand, cwd, 'other')).rejects.toMatchObject({ code: 'SPEC_MISSING' })
  await expect(ran(specListCommand, cwd, '../other')).rejects.toMatchObject({ code: 'USAGE' })
})
