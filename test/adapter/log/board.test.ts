import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { terminalBoard } from '../../../src/adapter/log/board.ts'
import { smallTerminal } from '../../support/small-terminal.ts'

test.each([{ rows: 0, columns: 0 }, {}, { rows: 30, columns: 100 }])(
  'a terminal of the size %j shows the board',
  (size) => {
    const terminal = Object.assign(new PassThrough(), size)
    const board = terminalBoard(terminal as unknown as NodeJS.WriteStream, {})
    board.draw(['plan: 1 of 2 tasks done', '  Next  ralph run'], 'ralph: plan 1/2')
    board.close()
    const drawn = String(terminal.read())
    expect(drawn).toContain('plan: 1 of 2 tasks done\n  Next  ralph run')
    expect(drawn).toContain('ralph: plan 1/2')
  },
)

/** Terminals that do not join emoji give each of the family two columns: eight instead of two. */
const family = '👩‍👩‍👧‍👦'

test('a line that a terminal finds wider than we do ends at its margin, and wrapping is on again for everybody else', () => {
  const written: string[] = []
  const terminal = Object.assign(new PassThrough(), { columns: 20, rows: 10, isTTY: true })
  terminal.on('data', (chunk) => written.push(String(chunk)))
  const board = terminalBoard(terminal as unknown as NodeJS.WriteStream, {})
  board.draw([`${family.repeat(9)}.`, 'second'], 'title')
  board.draw([`${family.repeat(8)}.`, 'second'], 'title')
  board.close()
  const text = written.join('')
  const drawn = text.split('\u001B[?7l').flatMap((part, at) => (at === 0 ? [] : part.split('\u001B[?7h').slice(0, 1)))
  expect(drawn.filter((part) => part.includes(family))).toHaveLength(2)
  expect(drawn.reduce((rest, part) => rest.replace(part, ''), text)).not.toContain(family)
  expect(text.lastIndexOf('\u001B[?7h')).toBeGreaterThan(text.lastIndexOf('\u001B[?7l'))
})

const frame = (name: string, columns: number): string[] =>
  ['plan', 'Last', 'Next'].map((row) => `${row} ${name} ${'.'.repeat(columns)}`.slice(0, columns - 1))

/** What stands in a terminal whose window becomes narrow, wide, and narrow again while a job prints lines above its board. */
function resized(how: { breaksAnew: boolean }, env: Record<string, string>): string[] {
  const terminal = smallTerminal({ columns: 120, ...how })
  const board = terminalBoard(terminal.stream, env)
  const draw = (name: string): void => board.draw(frame(name, terminal.stream.columns), 'title')
  terminal.stream.write('$ ralph run\n')
  draw('first')
  draw('second')
  terminal.resize(40)
  draw('third')
  draw('fourth')
  terminal.resize(100)
  draw('fifth')
  terminal.resize(40)
  board.clear()
  terminal.stream.write('A is done\n')
  draw('sixth')
  board.close()
  return terminal.rows()
}

test.each([
  ['breaks long lines anew', { breaksAnew: true }, {}],
  ['is a tmux in an xterm', { breaksAnew: true }, { TMUX: '/tmp/tmux-0/default,1,0', XTERM_VERSION: 'XTerm(390)' }],
  ['cuts long lines off', { breaksAnew: false }, { XTERM_VERSION: 'XTerm(390)' }],
])('a terminal that %s has one board after its window was resized, below what was printed', (_, how, env) => {
  expect(resized(how, env)).toEqual(['$ ralph run', 'A is done', ...frame('sixth', 40)])
})
