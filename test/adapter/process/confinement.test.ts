import { expect, test } from 'vitest'
import { findConfinement } from '../../../src/adapter/process/confinement.ts'
import { best, supervisorProgram } from '../../support/confinements.ts'

const working = ['--pdeathsig', 'KILL', 'unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const refused = [
  '--pdeathsig',
  'KILL',
  'sh',
  '-c',
  'echo "unshare: unshare failed: Operation not permitted" >&2; exit 1',
]
const hasNamespace = best.level === 'pid-namespace' && process.getuid?.() === 0

test.each([
  ['no way is left', []],
  ['what makes namespaces is refused', [refused, refused]],
  ['the flags are not known here', [['--no-such-flag']]],
  ['the command runs without a namespace', [['--pdeathsig', 'KILL']]],
])('the supervisor owns the tree where %s', async (_, ways) => {
  const found = await findConfinement(supervisorProgram, ways)
  expect(found.level).toBe('process-group')
  const { file, args, env } = found.wrap({ file: 'agent', args: ['-p'], cwd: '/', env: { A: 'b' } })
  expect([file, ...args]).toEqual([supervisorProgram.file, ...supervisorProgram.args, 'agent', '-p'])
  expect(env).toEqual({ A: 'b', RALPH_TREE: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test.runIf(hasNamespace)(
  'the first way that works is taken, and what was refused before it costs nothing',
  async () => {
    expect((await findConfinement(supervisorProgram, [refused, working])).level).toBe('pid-namespace')
  },
)

test.runIf(hasNamespace)('a namespace in which the command would be another user is not taken', async () => {
  const other = ['--reuid', '65534', '--clear-groups', 'unshare', '--user', '--map-current-user', '--pid', '--fork']
  expect((await findConfinement(supervisorProgram, [[...other, '--mount-proc']])).level).toBe('process-group')
})
