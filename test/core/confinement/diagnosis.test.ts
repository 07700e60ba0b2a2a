import { expect, test } from 'vitest'
import { diagnoseConfinement } from '../../../src/core/confinement/diagnosis.ts'
import type { ConfinementHere } from '../../../src/core/confinement/policy.ts'
import { confinementHere, machine } from '../../support/confinement-here.ts'

const none = { 'min-confinement': undefined }
const refused = [{ way: 'bubblewrap' as const, why: 'setting up uid map: Permission denied' }]
const ubuntu = machine({ distribution: { id: 'ubuntu', version: '24.04', like: ['debian'] } })

test.each<[string, Partial<ConfinementHere>, ReturnType<typeof diagnoseConfinement>['level'], string, string | null]>([
  ['C3 is in order', {}, 'ok', 'C3 by bubblewrap; the network is open', null],
  [
    'C2 is in order, and more can be had',
    { report: { level: 'C2', way: 'landlock', refused }, machine: ubuntu },
    'ok',
    'Did not work here: bubblewrap (setting up uid map: Permission denied).',
    'apparmor_parser -r /etc/apparmor.d/bwrap-userns-restrict',
  ],
  [
    'C1 is a warning with what to install',
    { report: { level: 'C1', way: 'pid-namespace', refused }, machine: machine({ hasBubblewrap: false }) },
    'warn',
    'files are not protected',
    'sudo apt-get install -y bubblewrap',
  ],
  [
    'C1 beside secrets is a fault',
    { report: { level: 'C1', way: 'pid-namespace', refused }, shape: 'one job' },
    'fail',
    'beside the secrets',
    '`confinement: none`',
  ],
  [
    'what is given up is told',
    { report: { level: 'C1', way: 'pid-namespace', refused: [] }, asked: 'none' },
    'warn',
    'none, by `confinement: none`',
    'Remove `confinement: none`',
  ],
])('%s', (_, change, level, found, remedy) => {
  const here = confinementHere(change)
  const said = diagnoseConfinement(none, here)
  expect(said).toMatchObject({ level, confinement: here.report })
  expect(said.found).toContain(found)
  if (remedy === null) expect(said.remedy).toBeNull()
  else expect(said.remedy).toContain(remedy)
})

test('a minimum that is not reached is a fault that names it', () => {
  const here = confinementHere({ report: { level: 'C2', way: 'landlock', refused } })
  expect(diagnoseConfinement({ 'min-confinement': 'C3' }, here)).toMatchObject({
    level: 'fail',
    found: expect.stringContaining('min-confinement is C3'),
  })
})
