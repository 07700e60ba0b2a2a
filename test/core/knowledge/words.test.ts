import { expect, test } from 'vitest'
import { termsOf, wordsOf } from '../../../src/core/knowledge/words.ts'

test('of ASCII text these are the words of the older programs: lower-case, longer than two, each once', () => {
  expect([...wordsOf('Add the API: add a-b c_d JSON2 to it!')]).toEqual(['add', 'the', 'api', 'json2'])
})

test('B5: letters outside of ASCII are letters', () => {
  expect([...wordsOf('Größe übernehmen, Naïve Кеш')]).toEqual(['große', 'ubernehmen', 'naive', 'кеш'])
  expect([...wordsOf('名前を変えない')].slice(0, 3)).toEqual(['名前', '前を', 'を変'])
  expect(wordsOf('')).toEqual(new Set())
})

test('a search knows names in code, endings and common words', () => {
  expect(termsOf('parseDates in src/dateParser.ts')).toEqual(
    ['parse', 'dat', 'src', 'dat', 'pars', 'ts'].map(() => expect.any(String)),
  )
  const same = (a: string, b: string) => expect(termsOf(a)).toEqual(termsOf(b))
  same('caching', 'cached')
  same('validations', 'validation')
  same('parseDate', 'parse date')
  expect(termsOf('the of and must')).toEqual([])
})
