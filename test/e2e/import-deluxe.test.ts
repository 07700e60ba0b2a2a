import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { stateFile } from '../support/run-on-disk.ts'
import { seedFolder } from '../support/seed-folder.ts'

const below = (folder: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(folder).map(([name, text]) => [`.ralph/${name}`, text]))

test('a run of ralph-deluxe goes on here: numbers, handoff, index and settings; a second import changes nothing', {
  tags: 'thorough/story',
}, async () => {
  const project = makeProject({
    'plan.json': planOf([
      { id: 'TASK-1', status: 'done' },
      { id: 'TASK-2', status: 'in_progress', depends_on: ['TASK-1'] },
    ]),
    'server.js': '1\n',
    ...below(seedFolder),
  })
  const { repo } = project
  const imported = await project.ralph(['import', 'ralph-deluxe', '.ralph'])
  expect(imported).toMatchObject({ code: 0, stderr: '' })
  for (const said of [
    /iterations up to 12; the next one is 13/,
    /2 handoffs/,
    /5 entries of the index, of which 3 are in force/,
    /RALPH_VALIDATION_COMMANDS \(validate\)/,
    /ralph\.conf:10 RALPH_LOG_FILE: /,
    /ralph\.conf:11 RALPH_MODEL: only a shell could evaluate it/,
    /logs\/events\.jsonl: /,
    /Next: ralph run/,
  ]) {
    expect(imported.stdout).toMatch(said)
  }
  expect(existsSync('/tmp/carried-out-by-import')).toBe(false)
  const tip = repo.git('rev-parse', 'ralph/state/demo')
  const again = await project.ralph(['import', 'ralph-deluxe', '.ralph'])
  expect(again.stdout).toMatch(/imported before.*Nothing was changed/)
  expect(repo.git('rev-parse', 'ralph/state/demo')).toBe(tip)

  const ran = await project.ralph(['run', ...project.agent(goodAgent)])
  expect(ran).toMatchObject({ code: 0 })
  expect(repo.git('log', '-1', '--format=%s', 'ralph/work/demo')).toBe('deluxe[13]: TASK-2 — Do TASK-2')
  const prompt = stateFile(repo, 'iterations/0/13/prompt.md')
  for (const known of ['Added the cache.', 'The API of v2 must not change.', 'Use the small model.']) {
    expect(prompt).toContain(known)
  }
  expect(stateFile(repo, 'memory.jsonl')).toContain('listens on 8080')
  expect(stateFile(repo, 'progress-log.md')).toContain('Wrote the server.')
  expect((await project.ralph(['doctor', '--json'])).stdout).toContain('equal to its events')
  expect((await project.ralph(['import', 'ralph-deluxe', '.ralph'])).stdout).toMatch(/Nothing was changed/)
})

test('a folder with faults, or a plan that has another run, is refused and nothing is changed', {
  tags: 'thorough/story',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['TASK-1']), ...below(seedFolder) })
  writeFileSync(join(project.repo.path, '.ralph/state.json'), '{\n  "current_iteration": -1\n}\n')
  writeFileSync(join(project.repo.path, '.ralph/handoffs/handoff-011.json'), '{')
  // One that cannot even be opened is told together with what is wrong inside of the others.
  rmSync(join(project.repo.path, '.ralph/knowledge-index.md'))
  symlinkSync('/etc/hostname', join(project.repo.path, '.ralph/knowledge-index.md'))
  const refused = await project.ralph(['import', 'ralph-deluxe', '.ralph'])
  expect(refused).toMatchObject({ code: 65, stdout: '' })
  expect(refused.stderr).toMatch(/knowledge-index\.md/)
  expect(refused.stderr).toMatch(/state\.json:2 current_iteration: /)
  expect(refused.stderr).toMatch(/handoffs\/handoff-011\.json:1: /)
  expect(project.repo.git('branch', '--list', 'ralph/*')).toBe('')
  rmSync(join(project.repo.path, '.ralph'), { recursive: true })
  project.repo.write(below(seedFolder))
  await project.ralph(['run', ...project.agent(goodAgent)])
  const exists = await project.ralph(['import', 'ralph-deluxe', '.ralph'])
  expect(exists).toMatchObject({ code: 65 })
  expect(exists.stderr).toMatch(/already has a run here/)
})
