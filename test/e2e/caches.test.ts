import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { best } from '../support/confinements.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'

/** Where npm, Cargo, Go, pip and Playwright keep what they downloaded, below the user's home. */
const places = {
  npm_config_cache: '.npm',
  CARGO_HOME: '.cargo',
  GOPATH: 'go',
  GOCACHE: '.cache/go-build',
  PIP_CACHE_DIR: '.cache/pip',
  PLAYWRIGHT_BROWSERS_PATH: '.cache/ms-playwright',
}

test.each([
  ['that were there before', true],
  ['that set-up fills on a machine without any', false],
])('caches %s are found by agent and checks, whose homes are their own', async (_, before) => {
  const project = makeProject({ 'plan.json': planOf(['GREET']) })
  const home = join(project.root, 'home')
  const paths = Object.entries(places).map(([name, place]) => [name, join(home, place)] as const)
  if (before) for (const [, path] of paths) mkdirSync(path, { recursive: true })
  const setUp = Object.values(places).map((place) => `mkdir -p "$HOME/${place}"`)
  const look = (who: string): string => `env > '${project.moments}/${who}'`
  const end = await project.ralph([
    'run',
    ...project.agent(`${look('agent')}\n${goodAgent}`),
    ...['--setup', before ? 'true' : setUp.join(' && ')],
    ...['--validate', look('check')],
  ])
  expect(end).toMatchObject({ code: 0, stderr: '' })
  for (const who of ['agent', 'check']) {
    const seen = readFileSync(join(project.moments, who), 'utf8').split('\n')
    expect(seen).not.toContain(`HOME=${home}`)
    for (const [name, path] of paths) {
      // Landlock cannot copy on write: there a call writes to caches of its own, which read those of the machine.
      const own = best.report.way === 'landlock' ? `|.*/call-\\w+/caches/${name}` : ''
      expect(seen.find((line) => line.startsWith(`${name}=`))).toMatch(new RegExp(`^${name}=(${path}${own})$`))
    }
  }
})
