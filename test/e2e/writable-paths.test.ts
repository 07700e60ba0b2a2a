import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, makeProject, planOf } from '../support/project.ts'

test('a path of `agent-writable` that is not there costs the confinement nothing, and is said', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const there = join(project.root, 'models')
  mkdirSync(there)
  writeFileSync(join(there, 'm'), '')
  const ends = []
  for (const path of [there, join(project.root, 'gone')]) {
    const words = [
      'run',
      '--verbose',
      '--fresh',
      '--validate',
      'true',
      '--agent-writable',
      path,
      ...project.agent(goodAgent),
    ]
    ends.push(await project.ralph(words))
  }
  const [known, missing] = ends.map(({ stdout }) => /Confinement: (.*)/.exec(stdout)?.[1])
  expect(known, ends[0]?.stdout).toMatch(/^C\d/)
  expect(missing, ends[1]?.stdout).toBe(known)
  expect(`${ends[1]?.stdout}${ends[1]?.stderr}`).toContain('gone does not exist, so nobody can write there')
  expect(`${ends[0]?.stdout}${ends[0]?.stderr}`).not.toContain('does not exist')
})
