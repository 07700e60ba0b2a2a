import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

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
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(200)
})
