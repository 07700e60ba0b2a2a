import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')
const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')].map((file) => file.replaceAll('\\', '/'))
const sources = ['src', 'test', 'scripts'].flatMap((folder) => globSync(`${folder}/**/*.{ts,mjs}`))
const rowsOf = (file: string): ReadonlySet<string> =>
  new Set([...read(file).matchAll(/^\| ((?:seed )?[A-Z]?\d+) \|/gm)].map(([, row = '']) => row))

const known = {
  'failure model': rowsOf('docs/failure-model.md'),
  threat: rowsOf('docs/threats.md'),
  'platform fact': rowsOf('docs/platform.md'),
  'design rule': new Set([...read('docs/design.md').matchAll(/^(\d)\. /gm)].map(([, rule = '']) => rule)),
}

/** As GitHub makes them. */
const anchorsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const leads = (file: string, anchor: string | undefined): boolean =>
  existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor))

/** What a stranger could not look up: documents and numbers that are not in the repository. */
const elsewhere =
  /\bDESIGN\b|\breliability(?:\.md)? [§A-Z\d]|\bsecurity(?:\.md)? (?:§|[A-Z]\d)|\b[Ss]eed (?:§|defect)|\bseed-\w+ §|\b(?:measured|claude-cli|other-clis|peers|ci-anchors)\.md|\(issue \d|\bissue \d+,? point|(?<!RFC \d{1,4} )§/g

const cited = /\b(failure model|threat|platform fact|design rule)s? ((?:seed )?[A-Z]?\d+(?:(?:,| and) [A-Z]?\d+)*)/g

/** In code such a path can be an example. */
const pageInComment = /^\s*(?:\/\*\*|\*|\/\/).*?\b(docs\/[\w/-]+\.md)(?!#)/gm

function wrongCitations(text: string): readonly string[] {
  const rows = [...text.matchAll(cited)].flatMap(([, kind = '', list = '']) =>
    list
      .split(/, | and /)
      .filter((row) => !known[kind as keyof typeof known].has(row))
      .map((row) => `${kind} ${row}`),
  )
  const places = [...text.matchAll(/\b(docs\/[\w/-]+\.md)#([\w-]+)/g), ...text.matchAll(pageInComment)]
    .filter(([, page = '', anchor]) => !leads(page, anchor))
    .map(([, page = '', anchor]) => (anchor === undefined ? page : `${page}#${anchor}`))
  return [...rows, ...places, ...(text.match(elsewhere) ?? [])]
}

test('code and documents cite what is in the repository', () => {
  const files = [...sources.filter((file) => !file.endsWith('citations.test.ts')), ...documents]
  expect(files.flatMap((file) => wrongCitations(read(file)).map((wrong) => `${file}: ${wrong}`))).toEqual([])
})

test.each(documents)('each link in %s leads to a file and a heading', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  const wrong = links.filter(([, path = '', anchor]) => {
    const target = path === '' ? file : normalize(join(dirname(file), path))
    return !leads(target, target.endsWith('.md') ? anchor : undefined)
  })
  expect(wrong.map(([link]) => link)).toEqual([])
})

test.each([
  ['reliability P4'],
  ['DESIGN §5'],
  ['seed §3.3'],
  ['security T16'],
  ['(issue 5, point 4)'],
  ['failure model P99'],
  ['failure model P4, P98'],
  ['threat T77'],
  ['platform facts 13, 999'],
  ['design rule 9'],
  ['docs/design.md#no-such-heading'],
  ['docs/no-such-page.md'],
])('a wrong citation is found: %s', (text) => expect(wrongCitations(`// x (${text}).`)).not.toEqual([]))

test.each([
  ['failure model P4, G12'],
  ['failure model seed C1'],
  ['threat T4'],
  ['platform facts 13, 14'],
  ['design rule 7'],
  ['docs/design.md#the-transaction'],
  ['RFC 3629 §4'],
])('a right one is not: %s', (text) => expect(wrongCitations(`x (${text}).`)).toEqual([]))

test('docs/decisions.md is an index of its pages, one line each', () => {
  const index = read('docs/decisions.md')
  const lines = index.split('\n').filter((line) => line.startsWith('- '))
  expect(lines.filter((line) => !/^- \[[^\]]+\]\(decisions\/[\w-]+\.md\): /.test(line))).toEqual([])
  const pages = documents.filter((file) => file.startsWith('docs/decisions/'))
  expect(pages.filter((page) => !index.includes(`(${page.slice('docs/'.length)})`))).toEqual([])
})
