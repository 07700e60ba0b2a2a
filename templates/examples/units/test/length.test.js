import assert from 'node:assert/strict'
import { test } from 'node:test'
import { convertLength } from '../src/length.js'

test('kilometres are a thousand metres', () => assert.equal(convertLength(2, 'km', 'm'), 2000))

test('an unknown unit is named', () => assert.throws(() => convertLength(1, 'm', 'mile'), /unknown unit: mile/))
