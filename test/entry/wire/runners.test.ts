import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Project } from '../../../src/entry/project/project.ts'
import { runnersOf } from '../../../src/entry/wire/runners.ts'
import type { Check } from '../../../src/schema/check/check.ts'
import { fallback } from '../../support/confinements.ts'
import { tempDir } from '../../support/git-repositories.ts'

const check: Check = { name: 'unit', run: 'true', kind: 'test', timeout_ms: 30_000, working_directory: '.' }
const signal = new AbortController().signal

/** Which of the watches each command had. */
function watchedBy() {
  const root = tempDir()
  const workspace = join(root, 'workspace')
  mkdirSync(workspace)
  const begun: string[] = []
  const watch = (name: string) => () => {
    begun.push(name)
    return () => []
  }
  // Only these members of a project are read.
  const project = { settings: { 'check-env': [] }, secrets: [], home: root } as unknown as Project
  const env = { PATH: process.env['PATH'] ?? '' }
  const runners = runnersOf(
    project,
    { env, engine: env },
    {
      confinement: { ...fallback, report: { ...fallback.report, level: 'C3' } },
      workspace,
      scratch: root,
      watches: { engine: watch('engine'), all: watch('all') },
    },
  )
  return { runners, begun }
}

test('T3: set-up, confined or not, and a check without the confinement change no file of the engine unseen', async () => {
  const { runners, begun } = watchedBy()
  await runners.setUp('true', signal, { untouched: true })
  await runners.setUp('true', signal, { untouched: false })
  expect(begun).toEqual(['engine', 'engine'])
  expect(await runners.runUnconfined?.(check, 'unit', signal)).toMatchObject({ passed: true })
  expect(await runners.runCheck(check, 'unit', signal)).toMatchObject({ passed: true })
  expect(begun).toEqual(['engine', 'engine', 'engine', 'all'])
})
