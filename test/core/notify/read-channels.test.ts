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
  expect(expected).toContain('entry 1: `url-env`: expected the name of a variable that holds it')
  expect(expected).not.toContain('secret ')
  expect(expected).toContain('entry 2: `to` must be one of webhook, slack, discord, command, desktop')
  expect(expected).toContain('entry 3: `on` is empty')
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

test.each([
  [
    { to: 'webhook', url: 'http://x/y' },
    '`url-env` is missing, `url` would be a secret in a file: put it into a variable',
  ],
  [{ to: 'teams' }, '`to` must be one of webhook, slack, discord, command, desktop'],
  [{ to: 'desktop', on: ['never'] }, '`on.0` must be one of needs-person, stuck, limit, budget, complete'],
  [{ to: 'command', run: 'x' }, '`run` must be a list'],
  [{ to: 'slack', 'url-env': 'A', colour: 1 }, '`colour` is not known'],
  [7, 'entry 1: this is no channel'],
])('%j is explained in words', (entry, words) => {
  expect(read([entry])).toEqual({ expected: expect.stringContaining(words) })
})
