import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetPlace, placeOf, placesFile, placesIn, rememberPlace } from '../../../src/entry/project/run-place.ts'
import { tempDir } from '../../support/git-repositories.ts'

type Source = Parameters<typeof rememberPlace>[0]

function remembered() {
  const places = placesFile(tempDir(), '/somewhere/.git')
  const settings = { remote: 'origin', 'state-ref': 'refs/heads/ralph/state' } as Source['settings']
  const remember = (planName: string): void => rememberPlace({ places, planName, settings, remote: 'https://x/y.git' })
  remember('one')
  return { places, remember }
}

test('each plan has its place, and leaves no half-written file behind', () => {
  const { places, remember } = remembered()
  remember('two')
  expect(placesIn(places)).toHaveLength(2)
  forgetPlace(places, 'one')
  expect(placeOf(places, 'one')).toBeUndefined()
  expect(placeOf(places, 'two')?.remote).toBe('origin')
  expect(readdirSync(dirname(places))).toHaveLength(1)
})

test.each([
  ['cut off', (file: string) => writeFileSync(file, '{"one": {"rem')],
  ['empty', (file: string) => writeFileSync(file, '')],
  ['no list of places', (file: string) => writeFileSync(file, '7')],
])('a file of places that is %s is named; it is neither taken for an empty one nor overwritten', (_, damage) => {
  const { places, remember } = remembered()
  damage(places)
  const fault = { code: 'FILE_UNREADABLE', hint: expect.stringContaining(`rm -r ${places}`) }
  for (const use of [() => placeOf(places, 'one'), () => remember('two'), () => forgetPlace(places, 'one')]) {
    expect(use).toThrow(expect.objectContaining(fault))
  }
})

test('a folder in the place of that file is named, too; nothing there means that nothing is remembered', () => {
  const places = join(tempDir(), 'places.json')
  expect(placeOf(places, 'one')).toBeUndefined()
  mkdirSync(places)
  expect(() => placeOf(places, 'one')).toThrow(expect.objectContaining({ code: 'FILE_UNREADABLE' }))
})
