import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reverse } from '../src/reverse.js'

test('turns a text round', () => {
  assert.equal(reverse('abc'), 'cba')
})
