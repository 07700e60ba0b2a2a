import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signOfAgent } from '../../../src/adapter/local/order-origin.ts'
import { tempDir } from '../../support/git-repositories.ts'

interface Process {
  readonly pid: number
  readonly parent: number
  readonly started: number
  readonly name?: string
  readonly environ?: string
  readonly group?: string
}

const first = 'pid:[4026531836]'

/** A /proc in which the last of these processes gives the order. */
function proc(processes: readonly Process[], namespace = first): string {
  const root = tempDir('ralph-proc-')
  for (const { pid, parent, started, name = 'sh', environ = '', group = '0::/user.slice\n' } of processes) {
    mkdirSync(join(root, String(pid), 'ns'), { recursive: true })
    const rest = ['S', parent, ...Array.from({ length: 17 }, () => 0), started, 0].join(' ')
    writeFileSync(join(root, String(pid), 'stat'), `${pid} (${name}) ${rest}\n`)
    writeFileSync(join(root, String(pid), 'environ'), environ)
    writeFileSync(join(root, String(pid), 'cgroup'), group)
    symlinkSync(namespace, join(root, String(pid), 'ns/pid'))
  }
  symlinkSync(String(processes.at(-1)?.pid), join(root, 'self'))
  mkdirSync(join(root, 'sys/kernel/random'), { recursive: true })
  writeFileSync(join(root, 'sys/kernel/random/boot_id'), 'this-boot\n')
  return root
}

const holder = { kind: 'process', host: 'here', boot: 'this-boot', pid: 50, started: '1000' } as const
const init: Process = { pid: 1, parent: 0, started: 1, name: 'systemd' }
const manager: Process = { pid: 9, parent: 1, started: 5, name: 'systemd' }
const terminal: Process = { pid: 20, parent: 9, started: 100, name: 'gnome-terminal' }
const engine: Process = { pid: 50, parent: 20, started: 1000, name: 'node' }
const world = [init, manager, terminal, engine]

test.each<[string, readonly Process[], RegExp | undefined]>([
  [
    'a terminal that was there before',
    [
      { pid: 60, parent: 20, started: 2000 },
      { pid: 61, parent: 60, started: 2001 },
    ],
    undefined,
  ],
  [
    'a new window of tmux beside it',
    [
      { pid: 21, parent: 9, started: 90, name: 'tmux: server' },
      { pid: 60, parent: 21, started: 2000 },
    ],
    undefined,
  ],
  [
    'a login of its own',
    [
      { pid: 60, parent: 1, started: 2000, name: 'sshd', group: '0::/session-7.scope\n' },
      { pid: 61, parent: 60, started: 2001 },
    ],
    undefined,
  ],
  [
    'below the job',
    [
      { pid: 60, parent: 50, started: 2000 },
      { pid: 61, parent: 60, started: 2001 },
    ],
    /below the job/,
  ],
  [
    'below what bears the mark',
    [
      { pid: 60, parent: 1, started: 900, environ: 'A=1\0RALPH_WORKS_FOR=here\0' },
      { pid: 61, parent: 60, started: 2001 },
    ],
    /process 60 \(sh\) above it works for this run/,
  ],
  [
    'below the mark of another run',
    [{ pid: 60, parent: 20, started: 900, environ: 'RALPH_WORKS_FOR=there\0' }],
    undefined,
  ],
  ['an orphan of init since the job began', [{ pid: 60, parent: 1, started: 2000 }], /has left whoever started it/],
  [
    "an orphan of the user's service manager",
    [
      { pid: 60, parent: 9, started: 2000 },
      { pid: 61, parent: 60, started: 2001 },
    ],
    /has left whoever started it/,
  ],
])('an order from %s', (_, more, says) => {
  const why = signOfAgent('here', holder, proc([...world, ...more]))
  if (says === undefined) expect(why).toBeUndefined()
  else expect(why).toMatch(says)
})

test('from another pid namespace of the same machine an order is not taken, but from the one that all others lie in', () => {
  const inside = [
    { pid: 1, parent: 0, started: 900 },
    { pid: 2, parent: 1, started: 2000 },
  ]
  expect(signOfAgent('here', holder, proc(inside, 'pid:[4026532999]'))).toMatch(/another pid namespace/)
  const contained = { ...holder, host: 'box/pid:[4026532999]' }
  expect(signOfAgent('here', contained, proc(inside, 'pid:[4026532999]'))).toBeUndefined()
  expect(signOfAgent('here', contained, proc([...world, { pid: 60, parent: 20, started: 2000 }]))).toBeUndefined()
})

test('on another machine, and where no job is running, only the mark counts', () => {
  const orphan = [...world, { pid: 60, parent: 1, started: 2000 }]
  expect(signOfAgent('here', { ...holder, boot: 'other' }, proc(orphan))).toBeUndefined()
  expect(signOfAgent('here', undefined, proc(orphan))).toBeUndefined()
})

test('where /proc shows nothing, nobody can tell', () => {
  const nothing = tempDir('ralph-proc-')
  expect(signOfAgent('here', holder, nothing)).toMatch(/is not visible/)
  expect(signOfAgent('here', undefined, nothing)).toBeUndefined()
})
