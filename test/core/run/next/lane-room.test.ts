import { expect, test } from 'vitest'
import { type LaneRoom, roomRefusal, unknownRoom, updatedRoom } from '../../../../src/core/run/next/lane-room.ts'

const GB = 1e9
const disk = 100 * GB
const plenty = { memory: 64 * GB, disk }

/** After looks at so much free memory, with so many attempts under way each time. */
const seen = (...looks: [memory: number | null, atWork: number][]): LaneRoom =>
  looks.reduce((room, [memory, atWork]) => updatedRoom(room, { memory, disk }, atWork), unknownRoom)

const refusal = (given: Partial<Parameters<typeof roomRefusal>[0]>) =>
  roomRefusal({ free: plenty, room: unknownRoom, isAuto: false, atWork: 1, ...given })

test.each([
  ['with nothing under way, however little is free', { free: { memory: 0, disk: 0 }, atWork: 0 }],
  ['with enough of both', {}],
  ['on a system that says neither', { free: { memory: null, disk: null }, isAuto: true }],
  ['up to what the memory holds', { room: { ...seen([8 * GB, 0]) }, isAuto: true, atWork: 3 }],
])('a further attempt may begin %s', (_, given) => {
  expect(refusal(given)).toBeUndefined()
})

test.each([
  ['memory', { free: { memory: 0.4 * GB, disk } }, '400 MB of memory are free'],
  ['disk', { free: { memory: null, disk: 0.9 * GB } }, '900 MB of disk are free, and ralph keeps 1.1 GB free'],
  [
    'memory than an attempt has needed',
    { free: { memory: 2 * GB, disk }, room: { ...seen([10 * GB, 0], [7 * GB, 1]), isMeasured: true } },
    '2.0 GB of memory are free, and an attempt has needed 3.0 GB',
  ],
  [
    'memory, with auto, before the first attempt has ended',
    { room: seen([7 * GB, 0], [6.9 * GB, 1]), isAuto: true, atWork: 3 },
    '7.0 GB of memory were free without them, and an attempt is taken to need 2.0 GB',
  ],
  [
    'memory, with auto, than the first attempt needed',
    { room: { ...seen([9 * GB, 0], [5 * GB, 1], [1 * GB, 2]), isMeasured: true }, isAuto: true, atWork: 2 },
    '9.0 GB of memory were free without them, and an attempt has needed 4.0 GB',
  ],
])('no further attempt begins with less %s', (_, given, why) => {
  expect(refusal(given)).toBe(why)
})

test('what is less free is divided among the attempts; memory that others give back is no need of theirs', () => {
  expect(seen([10 * GB, 0], [4 * GB, 3], [11 * GB, 2]).peak).toBe(2 * GB)
  expect(seen([4 * GB, 3]).peak).toBe(0)
  expect(seen([null, 0], [null, 1])).toEqual(unknownRoom)
})
