import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../../src/entry/commands.ts'
import { runFlags } from '../../src/entry/help/run-flags.ts'
import type { StopReason } from '../../src/schema/run/stop-reason.ts'

const pages = [...globSync('docs/**/*.md'), 'README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'SECURITY.md']
const textOf = (path: string): string => readFileSync(path, 'utf8')

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string): string[] => [...text.matchAll(/^#+ (.+)$/gm)].map(([, one = '']) => anchorOf(one))

test.each(pages)('%s links nothing that is not there', (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  const missing = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? page : join(dirname(page), path)
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(textOf(target)).includes(anchor))
    })
  expect(missing).toEqual([])
})

test('no file names a publisher: whoever keeps the action says where', () => {
  const files = globSync([
    ...pages,
    'src/**/*.ts',
    'templates/**/*',
    '.github/**/*.yml',
    'scripts/**/*.ts',
    'README.md',
  ])
  const named = files
    .filter((path) => /\.(ts|md|yml|json)$/.test(path))
    .flatMap((path) => {
      const uses = [...textOf(path).matchAll(/\buses: (?!actions\/|\.\/|OWNER\/)[\w.-]+\/[\w./-]+@\S+/g)].map(String)
      return [...uses, ...(textOf(path).match(/github\.com\/[\w-]+\/ralph\b/g) ?? [])].map((one) => `${path}: ${one}`)
    })
  expect(named).toEqual([])
})

test('the README can be read in five minutes', () => {
  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(160)
})

/** Where the README says what to do about each stop. */
const rowOf: Record<StopReason['kind'], string> = {
  complete: 'every task is done',
  stuck: 'a task is stuck',
  blocked: 'no task can start',
  human_review: 'an agent asks you',
  cost_budget: 'the money is used up',
  token_budget: 'the tokens are used up',
  iteration_limit: 'the iterations are used up',
  time_budget: 'the time is used up',
  cancelled: 'the job was cancelled',
  paused: 'it is paused',
  waiting: 'it waits for a usage limit',
  busy: 'another job is at work',
  failed: 'the job failed',
}

test('the README says for each reason why a run stopped what to type, and each command exists', () => {
  const [, section = ''] = /^## It stopped: what now$([\s\S]*?)^## /m.exec(textOf('README.md')) ?? []
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| it stopped'))
  for (const words of Object.values(rowOf))
    expect(
      rows.filter((row) => row.includes(words)),
      words,
    ).toHaveLength(1)
  const known = new Set(commands.map(({ words }) => words))
  const typed = rows.flatMap((row) => [...row.matchAll(/`ralph ([a-z]+)([^`]*)`/g)])
  expect(typed.length).toBeGreaterThanOrEqual(rows.length)
  for (const [line, verb = '', rest = ''] of typed) {
    expect(known, line).toContain(verb)
    if (verb === 'run')
      for (const [, flag = ''] of rest.matchAll(/--([a-z-]+)/g)) expect(Object.keys(runFlags)).toContain(flag)
  }
})
