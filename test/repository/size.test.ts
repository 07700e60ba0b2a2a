import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sizeOf, withOneImporter } from '../../scripts/size.ts'
import { sourceFiles } from '../../scripts/source-files.ts'

const bounds = 'test/repository/size-bounds.json'

test('what is counted of planted files', () => {
  const size = sizeOf([
    {
      path: 'src/schema/a.ts',
      text: 'export const A = z.object({ one: z.string(), two: z.object({ three: z.int() }) })\n',
    },
    { path: 'src/core/b.ts', text: "import { A } from '../schema/a.ts'\nexport type B = A\nexport interface C {}\n" },
    { path: 'src/core/c.ts', text: "import { B } from './b.ts'\nexport type C = B\n" },
    { path: 'src/core/d.ts', text: "import { A } from '../schema/a.ts'\n" },
  ])
  expect(size).toMatchObject({ files: 4, lines: 7, 'exported types': 3, 'their names that stand twice': 1 })
  expect(size).toMatchObject({ 'stored fields': 4, 'files with one importer': 1 })
})

test('the program is not larger than before: `npm run size` says where it is large', () => {
  const size = sizeOf(sourceFiles('src'))
  if (process.env['RALPH_UPDATE_COUNTS']) writeFileSync(bounds, `${JSON.stringify(size, null, 2)}\n`)
  const before = JSON.parse(readFileSync(bounds, 'utf8')) as typeof size
  const more = Object.entries(size).filter(([what, count]) => count > (before[what as keyof typeof size] ?? 0))
  expect(more).toEqual([])
})

test('an entry point has no importer, and each file of a pair of importers is none of one', () => {
  expect(withOneImporter(sourceFiles('src'))).not.toContain('src/entry/cli.ts')
})
