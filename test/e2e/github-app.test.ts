// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appPermissions } from '../../src/core/github/app-permissions.ts'
import type { App } from '../support/github/apps.ts'
import { type Access, type Permission, permissionsOf } from '../support/github/token.ts'
import { goodAgent, planOf } from '../support/project.ts'
import { committedTasks, runOf } from '../support/run-on-disk.ts'
import { logOf, type OwnRepository, ownRepository } from '../support/workflow/own-repository.ts'

const ci = `name: ci
on: { push: { branches: ['**'] }, pull_request: {} }
permissions: {}
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions: { contents: read }
    steps:
      - run: 'true'
`

/** What somebody finds who looks for credentials: every process's environment, and every file that may be read. */
const spy = (label: string): string => `
{ cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n'; grep -rsh -A 30 -e ghs_ -e 'PRIVATE KEY' "$RUNNER_TEMP" "$HOME" . ; } > "$MOMENTS/found-${label}" 2>/dev/null; true
`

const files = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'plan.json': planOf(['A']),
  'spy.sh': spy('check'),
  '.github/workflows/ci.yml': ci,
}

/** The owner's edits of what `ralph init` wrote: two lines. */
function useApp({ project, github }: OwnRepository, { id }: App): void {
  const file = join(project.repo.path, '.github/workflows/ralph.yml')
  const text = readFileSync(file, 'utf8')
    .replace('    with:\n', `    with:\n      app-id: '${id}'\n`)
    .replace('    secrets:\n', '    secrets:\n      app-private-key: ${{ secrets.APP_PRIVATE_KEY }}\n')
  writeFileSync(file, text)
  project.repo.commit('Write as gardener')
  project.repo.git('push', '--quiet', github.world.git.path, 'main')
}

test('as a GitHub App split jobs write all by its account, your own checks run on it, and its key is where writing is', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const given = { init: ['--validate', 'sh spy.sh'], settings: 'check-env: [MOMENTS]\n', app: 'gardener' }
  const here = await ownRepository(files, given)
  const { github, project, actions } = here
  const { world } = github
  const [app] = world.apps
  if (!app) return expect.unreachable('no App')
  useApp(here, app)
  here.agent(`${spy('agent')}${goodAgent}`)
  actions.dispatch('ralph.yml')
  const runs = await actions.settled()
  // An App's own comments start the workflow, and no job of it.
  for (const run of runs) expect(run.conclusion, logOf(run)).toBe(run.event === 'issue_comment' ? 'skipped' : 'success')
  expect(runOf(world.git).stop, runs.map(logOf).join('\n')).toEqual({ kind: 'complete' })
  expect(committedTasks(world.git)).toEqual(['A'])

  // Whatever was written, from the issue to the next iteration's start, the App wrote.
  const authors = [
    ...[...world.issues.values()].map(({ author }) => author),
    ...[...world.comments.values()].map(({ author }) => author),
    ...world.statuses.map(({ creator }) => creator),
    ...world.triggers.slice(1).map(({ actor }) => actor),
  ]
  expect(authors.length).toBeGreaterThan(5)
  expect([...new Set(authors)]).toEqual(['gardener[bot]'])
  expect([...world.issues.values()].map(({ pull }) => pull !== null)).toEqual([false, true])
  // And nobody had to approve the repository's own checks.
  const own = runs.filter(({ jobs }) => 'test' in jobs).map(({ event }) => event)
  expect(own).toEqual(expect.arrayContaining(['push', 'pull_request']))

  const lines = app.pem.split('\n').filter((line) => line.length === 64)
  const made = github.tokens.filter(({ login }) => login === 'gardener[bot]')
  expect(made.length).toBeGreaterThanOrEqual(4)
  // Each was given back by its step, and none may do more than its step does.
  expect(made.map(({ expired }) => expired)).not.toContain(false)
  const asked = (['intake', 'apply'] as const).map((command) => appPermissions(command, app.granted)?.permissions)
  const allowed = asked.map((permissions) =>
    permissionsOf({ ...permissions, metadata: 'read' } as Partial<Record<Permission, Access>>),
  )
  for (const { permissions } of made) expect(allowed).toContainEqual(permissions)
  const secrets = [...lines, ...made.map(({ value }) => value)]
  for (const label of ['agent', 'check']) {
    const found = readFileSync(join(project.moments, `found-${label}`), 'utf8')
    expect(found).toContain('HOME=')
    for (const secret of secrets) expect(found).not.toContain(secret)
  }
  for (const run of runs) for (const secret of secrets) expect(logOf(run)).not.toContain(secret)
  for (const run of runs) expect(logOf(run)).not.toContain('##[warning]')
})
