import fc from 'fast-check'
import { type SettingName, settings } from '../../src/core/config/table/settings.ts'
import { commandForms } from '../../src/core/order/read-command.ts'
import type { Setting } from '../../src/core/setting/setting.ts'

/** Texts that a shell, a list or an option table could take for something else. */
const awkward = fc.constantFrom(
  'npm test',
  "it's",
  '"quoted"',
  '$HOME `id` \\n !! #',
  '--json',
  '-x',
  '=',
  'a=b',
  'a,b',
  '{ a; }',
  '{"run": "x"}',
  '[1]',
  'two\nlines',
  'tab\there',
  'two  spaces',
  '##[error]x',
  '::error::x',
  'grün 🎉 \u202Ehidden',
  '%s %b \\0101',
  "\u001B[31mred'",
  'true',
  '…',
)
const words = fc.oneof(awkward, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme-ascii' }))

const anything: fc.Arbitrary<unknown> = fc.oneof(
  words,
  fc.array(words, { maxLength: 4 }),
  fc.nat({ max: 1_000_000 }),
  fc.double({ min: 0, max: 1_000_000, noNaN: true }),
  fc.boolean(),
  fc.dictionary(words, words, { maxKeys: 3 }),
  fc.array(fc.oneof(words, fc.record({ run: words, name: words })), { maxLength: 3 }),
  fc.constant(''),
)

const standing = fc.constantFrom('read', 'triage', 'write', 'maintain', 'admin')
const integrity = fc.base64String({ minLength: 88, maxLength: 88 }).map((text) => `sha512-${text.slice(0, 86)}==`)
const part = fc.stringMatching(/^[A-Za-z0-9_][\w-]{0,8}$/)

/** What chance alone would hardly hit, as somebody would write it. */
const shaped: Partial<Record<SettingName, fc.Arbitrary<unknown>>> = {
  'agent-version': fc.tuple(fc.nat(99), fc.nat(99), fc.nat(999)).map((parts) => parts.join('.')),
  'agent-integrity': fc.array(integrity, { maxLength: 3 }),
  'state-ref': fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `refs/bots/${parts.join('/')}`),
  'command-permission': fc.array(
    fc.tuple(fc.constantFrom('all', ...Object.keys(commandForms)), standing).map(([order, role]) => `${order}=${role}`),
  ),
  'commit-template': words.map((text) => `{prefix} ${text.replaceAll('{', '(')}\n\n{summary}`),
}

/** Every kind of value that the setting can have once it was read, wherever it was said. */
export function anySettingValue(name: SettingName): fc.Arbitrary<unknown> {
  const { read, help, example, fallback } = settings[name] as Setting<unknown>
  const choices = (/^[\w, ]+$/.test(expected(read)) ? expected(read) : help).match(/[A-Za-z_][\w-]*/g) ?? []
  const given = [
    fc.constantFrom(...choices, example, true, false),
    fc.constant(undefined),
    anything,
    ...(shaped[name] ? [shaped[name]] : []),
  ]
  return fc
    .oneof(...given)
    .filter((raw) => read(raw) !== undefined && 'value' in read(raw))
    .map((raw) => {
      const found = read(raw)
      return 'value' in found ? found.value : fallback
    })
    .filter((value) => !/\0/.test(JSON.stringify(value) ?? ''))
}

const expected = (read: Setting<unknown>['read']): string => {
  const found = read({ none: true })
  return 'expected' in found ? found.expected : ''
}
