import { describe, expect, test } from 'vitest'
import {
  diagnoseConfinement,
  type JobConfinement,
  type JobShape,
  judgeConfinement,
  maySudo,
} from '../../../src/core/confinement/policy.ts'
import type { ConfinementLevel, ConfinementReport, ConfinementWay } from '../../../src/schema/check/confinement.ts'
import { confinementHere, machine } from '../../support/confinement-here.ts'

const ways: Record<ConfinementLevel, ConfinementWay> = {
  C0: 'process-group',
  C1: 'pid-namespace',
  C2: 'landlock',
  C3: 'bubblewrap',
}
const levels: readonly ConfinementLevel[] = ['C0', 'C1', 'C2', 'C3']
const shapes: readonly JobShape[] = ['one job', 'split jobs', 'own machine']

/** `go on`, `warn`, or the code of the refusal. */
function verdict(
  level: ConfinementLevel,
  request: { shape: JobShape; asked?: 'auto' | 'none'; least?: ConfinementLevel | undefined },
): string {
  const { shape, asked = 'auto', least } = request
  const here = confinementHere({ report: { level, way: ways[level], refused: [] }, setting: asked, shape })
  const said = judgeConfinement({ 'min-confinement': least, egress: 'open' as const }, here)
  if (said === undefined) return 'go on'
  return 'refused' in said ? said.refused.code : 'warn'
}

test.each<[JobShape, string[]]>([
  ['one job', ['CONFINEMENT_BESIDE_SECRETS', 'CONFINEMENT_BESIDE_SECRETS', 'go on', 'go on']],
  ['split jobs', ['warn', 'warn', 'go on', 'go on']],
  ['own machine', ['warn', 'warn', 'go on', 'go on']],
])('an agent in the shape "%s" at C0, C1, C2 and C3', (shape, expected) => {
  expect(levels.map((level) => verdict(level, { shape }))).toEqual(expected)
})

test('min-confinement refuses everything below it in every shape, and nothing that reaches it', () => {
  for (const shape of shapes)
    for (const least of levels)
      for (const level of levels) {
        const said = verdict(level, { shape, least })
        if (level < least) expect(said).toBe('CONFINEMENT_BELOW_MINIMUM')
        else expect(said).toBe(verdict(level, { shape }))
      }
})

describe('confinement: none', () => {
  test.each(shapes)('is a loud warning in the shape "%s", beside secrets too', (shape) => {
    expect(verdict('C1', { shape, asked: 'none' })).toBe('warn')
  })
  test('does not reach a minimum that it cannot reach, and says which of the two to change', () => {
    expect(verdict('C1', { shape: 'own machine', asked: 'none', least: 'C2' })).toBe('CONFINEMENT_BELOW_MINIMUM')
  })
})

test('a refusal is wrong configuration (65), says what was reached, why nothing better, and what to install', () => {
  const refused = [{ way: 'bubblewrap', why: 'setting up uid map: Permission denied' }] as const
  const here = confinementHere({
    report: { level: 'C1', way: 'pid-namespace', refused: [...refused] },
    shape: 'one job',
  })
  const said = judgeConfinement({ 'min-confinement': undefined, egress: 'open' as const }, here)
  expect(said && 'refused' in said && said.refused).toMatchObject({
    exit: 'data',
    message: expect.stringContaining('C1, by a process namespace'),
    hint: expect.stringContaining('`confinement: none`'),
    findings: ['bubblewrap: setting up uid map: Permission denied'],
  })
})

test('sudo is asked of nobody on a laptop, and used in CI without being asked for', () => {
  const settings = (on: boolean) => ({ 'confinement-sudo': on })
  expect([maySudo(settings(false), false), maySudo(settings(true), false), maySudo(settings(false), true)]).toEqual([
    false,
    true,
    true,
  ])
})

const none = { 'min-confinement': undefined, egress: 'open' as const }
const refused = [{ way: 'bubblewrap' as const, why: 'setting up uid map: Permission denied' }]
const ubuntu = machine({ distribution: { id: 'ubuntu', version: '24.04', like: ['debian'] } })

test.each<[string, Partial<JobConfinement>, ReturnType<typeof diagnoseConfinement>['level'], string, string | null]>([
  ['C3 is in order', {}, 'ok', 'C3 by bubblewrap; the network is open', null],
  [
    'C2 is in order, and more can be had',
    { report: { level: 'C2', way: 'landlock', refused }, machine: ubuntu },
    'ok',
    'Not available here: bubblewrap (setting up uid map: Permission denied).',
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
    'share the job with its secrets',
    '`confinement: none`',
  ],
  [
    'what is given up is told',
    { report: { level: 'C1', way: 'pid-namespace', refused: [] }, setting: 'none' },
    'warn',
    'none, by `confinement: none`',
    'Remove `confinement: none`',
  ],
  [
    'tools that are not shown for their number are a warning, with what to write',
    { report: { level: 'C3', way: 'bubblewrap', refused: [], unshown: ['/opt/a', '/opt/b', '/opt/c', '/opt/d'] } },
    'warn',
    'This machine has too many tools outside the system: 4 of them are hidden from the agent and the checks (/opt/a, /opt/b, /opt/c, …).',
    'List what they need in .github/ralph.yml: `agent-read: [/opt/a]`.',
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
  expect(diagnoseConfinement({ 'min-confinement': 'C3', egress: 'open' as const }, here)).toMatchObject({
    level: 'fail',
    found: expect.stringContaining('min-confinement is C3'),
  })
})

test('without egress a machine below C3 runs with an open network, and a model that nothing leads to is a warning', () => {
  const asked = { 'min-confinement': undefined, egress: undefined }
  const at = (report: Partial<ConfinementReport>) => {
    const here = confinementHere()
    return judgeConfinement(asked, { ...here, report: { ...here.report, ...report } })
  }
  expect(at({ level: 'C2', way: 'landlock' })).toBeUndefined()
  expect(at({ level: 'C3', way: 'bubblewrap', network: 'listed' })).toBeUndefined()
  const address = 'http://gateway.lan:8080'
  expect(at({ level: 'C3', way: 'bubblewrap', model_out_of_reach: address })).toEqual({
    warning: expect.stringMatching(
      /^The network is open: the agent calls its model at http:\/\/gateway\.lan:8080, .*`egress: open`\.$/,
    ),
  })
})
