import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notifyProbe } from '../../../src/entry/doctor/notify.ts'
import { runProbe } from '../../../src/entry/doctor/probe.ts'
import { subjectOf } from '../../../src/entry/doctor/subject.ts'
import { makeProject, planOf } from '../../support/project.ts'

async function examined(notify: string, env: Record<string, string> = {}) {
  const project = makeProject({ 'plan.json': planOf(['A']), '.github/ralph.yml': notify })
  const context = { cwd: project.repo.path, env: { ...project.env, ...env }, cancelled: new AbortController().signal }
  const found = await runProbe(notifyProbe, subjectOf(context as never, {}, join(project.root, 'tmp')))
  return found.map(({ level, found: said }) => `${level}: ${said}`)
}

const channels = `notify:
  - { to: webhook, url-env: MY_HOOK, secret-env: MY_KEY }
  - { to: command, run: [no-such-teller, --now], env: [TELLER_ROOM] }
  - { to: command, run: [sh, -c, cat] }
`

test('who would not be told is named before the run: variables that are not set, programs that are not there', async () => {
  expect(await examined(channels, { MY_KEY: 'k' })).toEqual([
    'warn: notify: MY_HOOK is not set here, so webhook MY_HOOK would not be notified.',
    'warn: notify: TELLER_ROOM is not set here, so command no-such-teller --now would not be notified.',
    'warn: notify: no-such-teller is not installed here, so command no-such-teller --now would not be notified.',
  ])
})

test('where all is there the channels are named, without an address; without a channel nothing is said', async () => {
  expect(await examined('notify: [slack=MY_HOOK]\n', { MY_HOOK: 'https://hooks.invalid/s3cret' })).toEqual([
    'ok: slack MY_HOOK',
  ])
  expect(await examined('')).toEqual([])
})
