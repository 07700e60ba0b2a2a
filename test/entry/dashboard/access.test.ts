import { expect, test } from 'vitest'
import { bearer, refusalOfOrigin, rightOf } from '../../../src/entry/dashboard/serve.ts'

const own = '127.0.0.1:4711'

test.each([
  ['the page itself', { host: own }],
  ['by its other name', { host: 'localhost:4711' }],
  ['through a tunnel that ends at another port', { host: 'localhost:9000', origin: 'http://localhost:9000' }],
  ['an order of the page', { host: own, origin: `http://${own}`, 'sec-fetch-site': 'same-origin' }],
  ['a link that was clicked elsewhere', { host: own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
])('%s is answered', (_, headers) => {
  expect(refusalOfOrigin(headers)).toBeUndefined()
})

test.each([
  ['a name that was made to lead here', { host: 'evil.example:4711' }],
  ['a name that only begins like ours', { host: '127.0.0.1.evil.example' }],
  ['a name that only ends like ours', { host: 'evil-localhost:4711' }],
  ['no name', {}],
  ['a page elsewhere', { host: own, origin: 'http://evil.example' }],
  ['a page of another port', { host: own, origin: 'http://127.0.0.1:3000' }],
  ['a page by https', { host: own, origin: `https://${own}` }],
  ['a file, or a page in a sandbox', { host: own, origin: 'null' }],
  ['a picture in a page elsewhere', { host: own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  [
    'a page of another port, without its origin',
    { host: own, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
  ],
])('%s is not answered', (_, headers) => {
  expect(refusalOfOrigin(headers)).toEqual(expect.any(String))
})

test('a token gives its own right and no other', () => {
  const tokens = { control: 'may-order', read: 'may-look' }
  expect(rightOf('may-order', tokens)).toBe('control')
  expect(rightOf('may-look', tokens)).toBe('read')
  for (const wrong of ['', null, undefined, 'may', 'may-order ', 'may-lookx'])
    expect(rightOf(wrong, tokens)).toBeUndefined()
  expect(rightOf('', { control: null, read: 'may-look' })).toBeUndefined()
  expect(rightOf('null', { control: null, read: 'may-look' })).toBeUndefined()
})

test('only a bearer is a token', () => {
  expect(bearer({ authorization: 'Bearer abc_-9' })).toBe('abc_-9')
  for (const authorization of ['abc', 'Basic abc', 'Bearer ', 'Bearer a b'])
    expect(bearer({ authorization })).toBeUndefined()
})
