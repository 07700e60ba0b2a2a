import { expect, test } from 'vitest'
import { type Machine, remedies } from '../../../src/core/confinement/words.ts'
import type { ConfinementReport } from '../../../src/schema/check/confinement.ts'
import { machine } from '../../support/confinement-here.ts'

const c1: ConfinementReport = { level: 'C1', way: 'pid-namespace', refused: [] }
const said = (change: Partial<Machine>, report: ConfinementReport = c1): string =>
  remedies({ report, machine: machine(change) }).join(' ')
const distribution = (id: string, version = '', like: string[] = []) => ({ distribution: { id, version, like } })

test.each<[string, Partial<Machine>, string]>([
  ['Debian', { hasBubblewrap: false }, 'Run: `sudo apt-get install -y bubblewrap`.'],
  ['Debian as root', { hasBubblewrap: false, isRoot: true }, 'Run: `apt-get install -y bubblewrap`.'],
  [
    'Mint',
    { hasBubblewrap: false, ...distribution('linuxmint', '22', ['ubuntu', 'debian']) },
    'apt-get install -y bubblewrap`',
  ],
  ['Fedora', { hasBubblewrap: false, ...distribution('fedora', '43') }, 'Run: `sudo dnf install -y bubblewrap`.'],
  ['Alpine', { hasBubblewrap: false, ...distribution('alpine', '3.22') }, 'apk add bubblewrap'],
  ['a distribution that nobody knows', { hasBubblewrap: false, ...distribution('own') }, 'Install bubblewrap'],
  [
    'Ubuntu 24.04 with bubblewrap: the profile alone',
    distribution('ubuntu', '24.04', ['debian']),
    'Run: `sudo apt-get install -y apparmor-profiles && sudo install -m 0644 /usr/share/apparmor/extra-profiles/bwrap-userns-restrict /etc/apparmor.d/ && sudo apparmor_parser -r /etc/apparmor.d/bwrap-userns-restrict`.',
  ],
  [
    'Ubuntu 24.04 without it: both',
    { hasBubblewrap: false, ...distribution('ubuntu', '24.04', ['debian']) },
    'Run: `sudo apt-get install -y bubblewrap apparmor-profiles && sudo install',
  ],
  [
    'Ubuntu 25.04, which ships the profile',
    { hasBubblewrap: false, ...distribution('ubuntu', '25.04') },
    'install -y bubblewrap`.',
  ],
  ['a container', { inContainer: true }, 'seccomp=unconfined'],
  ['a Mac', { platform: 'darwin' }, 'Linux container'],
])('%s is told what to run', (_, change, expected) => expect(said(change)).toContain(expected))

test('sudo is proposed to an ordinary user of a laptop alone', () => {
  expect(said({})).toContain('`confinement-sudo: true`')
  for (const change of [{ isRoot: true }, { isCi: true }, { inContainer: true }])
    expect(said(change)).not.toContain('confinement-sudo')
})

test('nothing is to be done where C3 is reached, and nothing about Landlock where C2 is', () => {
  const refused = [{ way: 'landlock' as const, why: 'not supported' }]
  expect(said({}, { level: 'C3', way: 'bubblewrap', refused: [] })).toBe('')
  expect(said({}, { ...c1, refused })).toContain('Landlock')
  expect(said({ hasPerl: false }, { ...c1, refused })).toContain('For C2, run: `sudo apt-get install -y perl`.')
  expect(said({}, { level: 'C2', way: 'landlock', refused: [] })).not.toContain('Landlock:')
})

// In Docker's ordinary images root's home is 0700, and the kernel was blamed.
test('C27: root whose home others cannot enter is told where the files of ralph may lie', () => {
  const refused = [{ way: 'landlock' as const, why: 'other users cannot enter /root, which contains the workspace' }]
  const text = said({ isRoot: true, inContainer: true }, { level: 'C0', way: 'process-group', refused })
  expect(text).toContain('For C2, set RALPH_HOME=/var/lib/ralph, or another folder that other users can enter.')
  expect(text).not.toContain('5.13')
})
