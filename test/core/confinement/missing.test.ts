import { expect, test } from 'vitest'
import { missingIn, redByConfinement } from '../../../src/core/confinement/policy.ts'

test.each([
  ['cat: /opt/corp/schema.xsd: No such file or directory', '/opt/corp/schema.xsd'],
  ["Error: ENOENT: no such file or directory, open '/srv/data/model.bin'", '/srv/data/model.bin'],
  ["python3: can't open file '/mnt/tools/run.py': [Errno 2] No such file", '/mnt/tools/run.py'],
  ['sh: 1: /data/bin/tool: not found', '/data/bin/tool'],
  ['bash: /data/bin/tool: Permission denied', '/data/bin/tool'],
  ['1 of 3 tests failed', undefined],
])('a check that prints %j lacks %s', (output, path) => expect(missingIn(output)).toBe(path))

test('a check that fails inside and passes outside names the missing path and the `agent-read` line', () => {
  expect(redByConfinement({ name: 'npm test', needs: 'read', missing: '/opt/corp/schema.xsd' })).toBe(
    'the check fails in the confinement and passes without it: npm test (it cannot reach /opt/corp/schema.xsd: write `agent-read: [/opt/corp/schema.xsd]` in ralph.yml, or `agent-writable` if it writes there)',
  )
  expect(redByConfinement({ name: 'npm test', needs: 'read' })).toContain('`agent-read`')
})
