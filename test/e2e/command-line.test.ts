import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist, runCli } from '../support/cli.ts'
import { tempDir } from '../support/git-repositories.ts'

const ralph = (...args: string[]) => {
  const cwd = tempDir()
  return runCli(args, { cwd, env: { PATH: process.env['PATH'] ?? '', HOME: cwd, RALPH_HOME: cwd } })
}

test.each([
  [['frobnicate'], "unknown command 'frobnicate'."],
  [['statsu'], "unknown command 'statsu'. Did you mean 'ralph status'?"],
  [['plan', 'lnt'], "unknown command 'plan lnt'. Did you mean 'ralph plan lint'?"],
] as const)('ralph %s ends with its fault, in three lines', async (words, fault) => {
  const { code, stderr, stdout } = await ralph(...words)
  expect([code, stdout]).toEqual([64, ''])
  expect(stderr.trimEnd().split('\n')).toHaveLength(3)
  expect(stderr.trimEnd().endsWith(`ralph: ${fault}`)).toBe(true)
})

test('plan --help is a help, and -v is --version', async () => {
  const help = await ralph('plan', '--help')
  expect(help.code, help.stderr).toBe(0)
  expect(help.stdout).toMatch(/plan lint .*\n +plan convert .*\n +plan graph /)
  expect((await ralph('-v')).stdout).toBe((await ralph('--version')).stdout)
})

test('help is of everything, of a command, of a setting by any of its names, and says what was meant', async () => {
  const whole = await ralph('help', '--all')
  expect(whole.stdout).toMatch(/\n {2}knowledge [\s\S]*\n {2}--cost-budget /)
  expect((await ralph('--help', '--all')).stdout).toBe(whole.stdout)
  expect((await ralph('help', 'run')).stdout).toBe((await ralph('run', '--help')).stdout)
  expect((await ralph('help', 'plan')).stdout).toBe((await ralph('plan', '--help')).stdout)
  const budget = await ralph('help', 'cost-budget')
  expect(budget.stdout).toContain('--cost-budget 25')
  expect((await ralph('help', 'RALPH_COST_BUDGET')).stdout).toBe(budget.stdout)
  const slip = await ralph('help', 'cost-bugdet')
  expect([slip.code, slip.stdout]).toEqual([64, ''])
  expect(slip.stderr).toContain("did you mean 'cost-budget'?")
})

test('--no-color is taken by every command, before or behind its words', async () => {
  expect((await ralph('--no-color', 'list', '--help')).code).toBe(0)
  expect((await ralph('plan', 'lint', '--no-color')).stderr).not.toContain('no-color')
})

test('doctor outside of a repository says so in one line', async () => {
  const { code, stdout, stderr } = await ralph('doctor')
  expect([code, stdout]).toEqual([64, ''])
  expect(stderr).toMatch(/^ralph: .* is not in a git repository; .* \[NOT_A_REPOSITORY\]\n$/)
})

test('a current folder that is gone is named; it is no internal error', () => {
  const folder = tempDir()
  const line = `cd "$0" && rmdir "$0" && exec '${process.execPath}' '${join(dist, 'cli/index.js')}' status`
  const { status, stderr } = spawnSync('sh', ['-c', line, folder], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('The current folder does not exist any more. [FOLDER')])
})
