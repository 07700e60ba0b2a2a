import { expect, test } from 'vitest'
import { runCli } from '../support/cli.ts'
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

test('--no-color is taken by every command, before or behind its words', async () => {
  expect((await ralph('--no-color', 'list', '--help')).code).toBe(0)
  expect((await ralph('plan', 'lint', '--no-color')).stderr).not.toContain('no-color')
})

test('doctor outside of a repository says so in one line', async () => {
  const { code, stdout, stderr } = await ralph('doctor')
  expect([code, stdout]).toEqual([64, ''])
  expect(stderr).toMatch(/^ralph: .* is not in a git repository; .* \[NOT_A_REPOSITORY\]\n$/)
})
