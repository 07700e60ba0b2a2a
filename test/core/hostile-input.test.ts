import { posix, win32 } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCommand } from '../../src/core/order/read-command.ts'
import { skillPath } from '../../src/core/prompt/overrides.ts'
import { branchNameFault } from '../../src/core/ref/branch-name.ts'
import { plainLine } from '../../src/core/text/one-line.ts'
import { insidePath } from '../../src/core/text/paths.ts'
import { planIn } from './plan/make-plan.ts'

/** Of each kind of input. A failure prints its seed. */

/** Pieces with a meaning to a shell, a file system, git, JSON or a log, mixed with any text. */
const pieces = [
  ...['..', '.', '/', '\\', '~', '-', '--', 'C:', 'CON', '.git', '.lock', 'HEAD', 'refs/', '@{', '$(id)', '`id`', ';x'],
  ...[
    '\0',
    '\n',
    '\r',
    '\t',
    ' ',
    '\u0085',
    '\u2028',
    '\u202e',
    '\u200b',
    '\ufeff',
    '\u001b[2J',
    'ü',
    'u\u0308',
    '\ud800',
  ],
  ...['::', '::error::', '::set-env name=PATH::', '##[', '##[group]', '%0A', '/ralph ', 'skip ', '> '],
  ...[
    'a',
    'A',
    'TASK-1',
    '1',
    '__proto__',
    'constructor',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    ',',
    '"tasks":',
    '"id":',
    '1e400',
  ],
]
const text = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary', maxLength: 6 })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''))

const bytesOf = (value: string): Uint8Array => new TextEncoder().encode(value)
const planWith = (task: Record<string, unknown>): Uint8Array => bytesOf(JSON.stringify({ name: 'p', tasks: [task] }))

function staysBelow(path: string): boolean {
  return [posix, win32].every(({ resolve, sep }) => {
    const root = resolve('/root/of/it')
    const place = resolve(root, path)
    return place === root || place.startsWith(root + sep)
  })
}

describe.each([2_000])('of %i cases', laws)
describe.each([10_000])('of %i cases', { tags: 'thorough/size' }, laws)

function laws(numRuns: number): void {
  const cases = { numRuns }

  test('I2, I3, I9: whatever a plan file holds, there is a plan or a finding with its remedy, and nothing is thrown', () => {
    const good = '{"tasks":[{"id":"A","title":"a"},{"id":"B","title":"b","depends_on":["A"]}]}'
    const damaged = fc
      .tuple(fc.nat(good.length), fc.nat(9), text)
      .map(([at, cut, put]) => bytesOf(good.slice(0, at) + put + good.slice(at + cut)))
    const input = fc.oneof(fc.uint8Array({ maxLength: 100 }), text.map(bytesOf), damaged)
    fc.assert(
      fc.property(input, (bytes) => {
        const { plan, findings } = planIn(bytes, 'plan.json')
        const errors = findings.filter(({ severity }) => severity === 'error')
        expect(plan === undefined).toBe(errors.length > 0)
        for (const { message, remedy } of findings) expect(message !== '' && remedy !== '').toBe(true)
        expect(Object.hasOwn(Object.prototype, 'tasks')).toBe(false)
      }),
      cases,
    )
  })

  test('I5: an id that a plan may have is a harmless name, and as a file it stays where it is put', () => {
    const nearly = fc.tuple(fc.constantFrom('TASK', 'a', '1'), text).map(([start, rest]) => start + rest)
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof(text, nearly, fc.stringMatching(/^[A-Za-z0-9._-]{1,66}$/)), (id) => {
        const { plan } = planIn(planWith({ id, title: 't' }), 'plan.json')
        if (plan === undefined) return
        accepted++
        expect(id).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}(?![\s\S])/)
        expect(id).not.toMatch(/\.\.|\.lock$/i)
        expect(staysBelow(`${id}.json`)).toBe(true)
        expect(branchNameFault(`ralph/x/${id}y`)).toBeUndefined()
      }),
      cases,
    )
    expect(accepted, 'the law was about something').toBeGreaterThan(numRuns / 10)
  })

  test('I5, D6: no path and no name that is accepted points outside the repository', () => {
    let accepted = 0
    fc.assert(
      fc.property(text, (path) => {
        const inside = insidePath(path)
        if (inside !== undefined) {
          accepted++
          expect(staysBelow(inside)).toBe(true)
        }
        const skill = skillOf(path)
        if (skill !== undefined) expect(skill).toMatch(/^\.ralph\/skills\/[A-Za-z0-9][A-Za-z0-9._-]*\.md(?![\s\S])/)
      }),
      cases,
    )
    expect(accepted, 'the law was about something').toBeGreaterThan(numRuns / 10)
  })

  function skillOf(name: string): string | undefined {
    try {
      return skillPath(name)
    } catch {
      return undefined
    }
  }

  /** How a workflow runner finds its commands: at the start of a trimmed line, or in the old form anywhere in one. */
  const isWorkflowCommand = (line: string): boolean => /^\s*::[^:\s]/.test(line) || /##\[[^\]]*\]/.test(line)

  test('I7: no text becomes a workflow command, a second line or a terminal sequence in a log', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 300 }), (foreign, max) => {
        const line = plainLine(foreign, max)
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u)
        expect(isWorkflowCommand(line)).toBe(false)
      }),
      cases,
    )
  })

  test('I8: any order is understood or refused with its reason', () => {
    const order = fc.tuple(fc.constantFrom('', 'skip ', 'retry ', 'hint ', 'pause ', 'stop', 'resume'), text)
    fc.assert(
      fc.property(order, ([word, rest]) => {
        const command = readCommand(word + rest)
        expect('fault' in command ? command.fault : command.kind).not.toBe('')
      }),
      cases,
    )
  })
}
