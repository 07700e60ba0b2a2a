import { expect, test } from 'vitest'
import { channelName, notifyChannels } from '../../../src/core/notify/read-channels.ts'
import { NoticeEvent } from '../../../src/schema/notify/channel.ts'

const on = [...NoticeEvent.options]
const read = (raw: unknown) => notifyChannels(raw)

test.each([
  ['desktop', [{ to: 'desktop', on }]],
  [
    'slack=A\n\ndiscord=B',
    [
      { to: 'slack', 'url-env': 'A', on },
      { to: 'discord', 'url-env': 'B', on },
    ],
  ],
  [['webhook=HOOK'], [{ to: 'webhook', 'url-env': 'HOOK', on }]],
  [['command=/opt/tell'], [{ to: 'command', run: ['/opt/tell'], env: [], on }]],
  ['{"to":"desktop","on":["stuck"]}', [{ to: 'desktop', on: ['stuck'] }]],
  [[], []],
  [[''], []],
  [
    [{ to: 'webhook', 'url-env': 'HOOK', 'secret-env': 'KEY', on: ['complete'] }],
    [{ to: 'webhook', 'url-env': 'HOOK', 'secret-env': 'KEY', on: ['complete'] }],
  ],
])('%j is read', (raw, value) => {
  expect(read(raw)).toEqual({ value })
})

test('what is wrong is said of each entry, and an address is not a name', () => {
  const given = [
    { to: 'slack', 'url-env': 'https://hooks.example.com/T0/secret' },
    'mail=me',
    { to: 'desktop', on: [] },
  ]
  const { expected } = read(given) as { expected: string }
  expect(expected).toContain('entry 1: url-env: expected the name of a variable that holds it')
  expect(expected).not.toContain('secret ')
  expect(expected).toContain('entry 2: to: ')
  expect(expected).toContain('entry 3: on: ')
})

test.each([[{ to: 'slack', 'url-env': 'A', more: 1 }], [{ to: 'command', run: [] }], [7], [null], [{ to: 'webhook' }]])(
  '%j is refused',
  (entry) => {
    expect(read([entry])).toHaveProperty('expected')
  },
)

test('a channel that is there twice would tell everything twice', () => {
  expect(read(['slack=A', 'slack=A'])).toEqual({ expected: 'each channel once; slack A is listed twice' })
  expect(read(['slack=A', 'slack=B'])).toHaveProperty('value')
})

test('a channel keeps its name wherever it stands', () => {
  const { value } = read(['desktop', 'command=/opt/tell', 'slack=A']) as { value: Parameters<typeof channelName>[0][] }
  expect(value.map(channelName)).toEqual(['desktop', 'command /opt/tell', 'slack A'])
})
