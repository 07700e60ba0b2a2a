import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { workflowInputs } from '../../src/core/config/table/action-inputs.ts'
import {
  intakeOutputHelp,
  outputHelp,
  pageOutputHelp,
  readyOutputHelp,
  tickOutputHelp,
} from '../../src/core/report/markdown/action-outputs.ts'
import { tempDir } from '../support/git-repositories.ts'

const text = readFileSync('action.yml', 'utf8')
const inFolder = readFileSync('action/action.yml', 'utf8')
const action = parse(text) as {
  runs: Record<string, string>
  inputs: Record<string, { description: string; default?: string }>
  outputs: Record<string, { description: string }>
}

test('both action.yml are what the script writes: run `npm run schema`', () => {
  const folder = tempDir()
  execFileSync(process.execPath, [resolve('scripts/action-yml.ts')], { cwd: folder })
  expect(text).toBe(readFileSync(resolve(folder, 'action.yml'), 'utf8'))
  expect(inFolder).toBe(readFileSync(resolve(folder, 'action/action.yml'), 'utf8'))
})

test('`$/action` is the same action by the same programs', () => {
  const runs = { using: 'node24', main: '../dist/main/index.js', post: '../dist/post/index.js' }
  expect(parse(inFolder)).toEqual({ ...action, runs })
  for (const path of [runs.main, runs.post]) expect(existsSync(resolve('action', path))).toBe(true)
})

test('no action of this repository is composite: there, a runner puts a false annotation beside `$/` (actions/runner#4706)', () => {
  const manifests = globSync('**/action.y*ml', { exclude: ['node_modules/**', 'dist/**'] })
  expect(manifests.toSorted()).toEqual(['action.yml', 'action/action.yml'])
  for (const path of manifests) expect(parse(readFileSync(path, 'utf8')).runs.using).toBe('node24')
})

test('what belongs into a workflow is an input, with type, default and example', () => {
  expect(Object.keys(action.inputs)).toEqual(workflowInputs)
  expect(workflowInputs.length).toBeLessThanOrEqual(22)
  for (const [name, { description, ...rest }] of Object.entries(action.inputs)) {
    expect(description, name).toMatch(/^[A-Z].*\. Type: .+\. Default: .+\. Example: `.+`\.$/)
    expect(description, name).not.toContain('[object')
    // A default here would beat the environment, the plan and the configuration file.
    expect(Object.keys(rest), name).toEqual(['required'])
  }
  expect(Object.keys(action.outputs)).toEqual(
    Object.keys({ ...outputHelp, ...pageOutputHelp, ...intakeOutputHelp, ...tickOutputHelp, ...readyOutputHelp }),
  )
})

test('it runs on Node 24 from dist/, has a post step, and nests no other action', () => {
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/main/index.js', post: 'dist/post/index.js' })
  for (const path of [action.runs['main'], action.runs['post']]) expect(existsSync(path ?? '')).toBe(true)
})

test('the runner evaluates nothing in it', () => expect(text).not.toContain('${{'))
