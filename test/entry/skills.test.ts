import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPlan } from '../../src/core/plan/format/formats.ts'
import { judgeSpecs } from '../../src/core/spec/lint-specs.ts'
import { writeSkills } from '../../src/entry/init/write-skills.ts'
import { tempDir, testEnvironment } from '../support/git-repositories.ts'
import { filesBelow } from '../support/project.ts'

const names = ['ralph-plan', 'ralph-spec', 'ralph-spec-to-plan']
const textOf = (name: string): string => readFileSync(`templates/skills/${name}/SKILL.md`, 'utf8')
/** The first example of a skill. */
const exampleOf = (name: string): string => /^```markdown\n([\s\S]*?)^```$/m.exec(textOf(name))?.[1] ?? ''
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const write = (cwd: string, how = { force: false, interactive: false }) => {
  const said: string[] = []
  const out = (text: string): void => void said.push(text)
  const context = { argv: [], env: testEnvironment(cwd), cwd, out, err: out, isTty: false, columns: 100, color: false }
  const done = writeSkills({ ...context, now: Date.now, cancelled: new AbortController().signal }, how)
  return done.then((code) => ({ code, said: said.join('') }))
}

test('three skills are written, a second time nothing changes, and one that was changed is kept', async () => {
  const cwd = tempDir()
  expect((await write(cwd)).code).toBe(0)
  expect(filesBelow(cwd).sort()).toEqual(names.map((name) => `.claude/skills/${name}/SKILL.md`).sort())
  expect((await write(cwd)).said).toContain('ralph-plan/SKILL.md (existed, unchanged)')
  const mine = join(cwd, '.claude/skills/ralph-plan/SKILL.md')
  writeFileSync(mine, 'MINE\n')
  await expect(write(cwd)).rejects.toMatchObject({ code: 'INIT_WOULD_OVERWRITE' })
  expect(readFileSync(mine, 'utf8')).toBe('MINE\n')
  expect((await write(cwd, { force: true, interactive: false })).said).toContain('-MINE')
  expect(readFileSync(mine, 'utf8')).toBe(textOf('ralph-plan'))
})

test('nothing is written through a link that leads away', async () => {
  const [cwd, elsewhere] = [tempDir(), tempDir()]
  mkdirSync(join(elsewhere, 'skills'))
  symlinkSync(elsewhere, join(cwd, '.claude'))
  await expect(write(cwd)).rejects.toMatchObject({ code: 'FILE_UNUSABLE' })
  expect(filesBelow(elsewhere)).toEqual([])
})

test.each(names)('%s says what it is for', (name) => {
  expect(textOf(name)).toMatch(new RegExp(`^---\\nname: ${name}\\ndescription: .{40,400}\\n---\\n`))
})

test('the plan that a skill shows passes lint without a finding', () => {
  const { plan, findings } = readPlan({ file: 'plans/feeds.md', bytes: bytes(exampleOf('ralph-plan')) })
  expect(findings).toEqual([])
  expect(plan?.tasks.map(({ id, depends_on }) => [id, depends_on])).toEqual([
    ['T1', []],
    ['T2', ['T1']],
  ])
})

test('so does the spec, but for its question', () => {
  const example = exampleOf('ralph-spec').replace('**Requires:** F1', '**Requires:** —')
  const { findings } = judgeSpecs({
    index: { file: 'specs/INDEX.md', bytes: bytes('| ID | Path |\n|---|---|\n| F2 | a/SPEC.md |\n') },
    specs: [{ file: 'specs/a/SPEC.md', bytes: bytes(example) }],
  })
  expect(findings.map(({ code }) => code)).toEqual(['SPEC_OPEN_QUESTIONS'])
})
