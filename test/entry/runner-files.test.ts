import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { annotate } from '../../src/adapter/log/actions-log.ts'
import { saveState, setOutput, writeSummary } from '../../src/entry/action/context/runner.ts'
import { readRunnerLog } from '../support/runner-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-runner-files-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const fileFor = (variable: string): string => {
  const file = join(folder, variable)
  vi.stubEnv(variable, file)
  return file
}

test('a file of the runner that is gone is made anew: an agent can remove one', async () => {
  const [output, state, summary] = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'].map(fileFor)
  setOutput('status', 'a\nb')
  saveState('ended', 'true')
  await writeSummary('first')
  await writeSummary('second')
  expect(readFileSync(output ?? '', 'utf8')).toMatch(/^status<<(\S+)\na\nb\n\1\n$/)
  expect(readFileSync(state ?? '', 'utf8')).toMatch(/^ended<<(\S+)\ntrue\n\1\n$/)
  expect(readFileSync(summary ?? '', 'utf8')).toBe('second')
})

test('nothing is said where the runner named no file, and nothing foreign in an annotation is obeyed', async () => {
  let said = ''
  for (const name of ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']) vi.stubEnv(name, '')
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text)
    return true
  })
  setOutput('status', 'a')
  saveState('ended', 'true')
  await writeSummary('text')
  expect(said).toBe('')
  annotate.warning('it said\n::set-output name=x::y\n##[add-path]/tmp')
  annotate.error('##[error]100%')
  expect(readRunnerLog(said).obeyed).toEqual([
    { name: 'warning', properties: {}, data: 'it said\n::set-output name=x::y\n## [add-path]/tmp' },
    { name: 'error', properties: {}, data: '## [error]100%' },
  ])
})
