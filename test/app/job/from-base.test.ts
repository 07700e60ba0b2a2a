import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnabledPasses, readTemplate } from '../../../src/app/job/from-base.ts'
import { templatePaths } from '../../../src/core/prompt/overrides.ts'
import { world } from '../../support/fake-job.ts'
import { fakeTrustedFiles } from '../../support/fake-ports.ts'
import { planOf } from '../../support/run-state.ts'

const shipped = readdirSync(new URL('../../../templates/prompt', import.meta.url)).map((file) =>
  file.replace(/\.md$/, ''),
)
const ofPasses = shipped.filter((name) => name.startsWith('pass-'))
const embedded = fakeTrustedFiles(Object.fromEntries(shipped.map((name) => [`prompt/${name}.md`, 'as shipped'])))

test('every template that ralph ships has its name in .ralph/templates', () => {
  const own = Object.entries(templatePaths).map(([name, [path]]) => [name, path])
  expect(own.map(([name]) => name).sort()).toEqual(shipped.filter((name) => !ofPasses.includes(name)).sort())
  for (const [name, path] of own) expect(path).toBe(`.ralph/templates/${name}.md`)
})

test.each(
  Object.entries(templatePaths).flatMap(([name, paths]) =>
    paths.map((path) => [name as keyof typeof templatePaths, path] as const),
  ),
)('the template %s is taken from %s of the base, and from ralph where that is missing', async (name, path) => {
  expect(await readTemplate({ base: fakeTrustedFiles({ [path]: 'own' }), embedded }, name)).toBe('own')
  expect(await readTemplate({ base: fakeTrustedFiles({}), embedded }, name)).toBe('as shipped')
})

test.each(ofPasses)('the template %s of a pass is taken from .ralph/templates, too', async (name) => {
  const pass = { name: 'docs', trigger: 'always', enabled: true, prompt_template: name.replace('pass-', '') }
  const agents = { '.ralph/config/agents.json': JSON.stringify({ passes: [pass] }) }
  const read = (files: Record<string, string>) =>
    world({ plan: planOf({ id: 'A' }) }).as({}, async (_, job) => {
      const [found] = await readEnabledPasses({ base: fakeTrustedFiles({ ...agents, ...files }), embedded }, job)
      return found?.template
    })
  expect(await read({ [`.ralph/templates/${name}.md`]: 'own' })).toBe('own')
  expect(await read({})).toBe('as shipped')
})
