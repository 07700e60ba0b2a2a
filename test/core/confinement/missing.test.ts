import { expect, test } from 'vitest'
import { missingIn, needIn, redByConfinement } from '../../../src/core/confinement/policy.ts'

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
    'the check fails in the confinement and passes without it: npm test (it cannot reach /opt/corp/schema.xsd: write `agent-read: [/opt/corp/schema.xsd]` in .github/ralph.yml (`agent-writable` if it writes there) and commit it)',
  )
  expect(redByConfinement({ name: 'npm test', needs: 'read' })).toContain('`agent-read`')
})

/** As node, psql, redis-cli, curl, Python, Go and Java say it. */
test.each([
  ['Error: connect ECONNREFUSED 127.0.0.1:54399', '54399'],
  ['connect ECONNREFUSED ::1:5432', '5432'],
  ['psql: error: connection to server at "localhost" (127.0.0.1), port 5432 failed: Connection refused', '5432'],
  ['Could not connect to Redis at 127.0.0.1:6379: Connection refused', '6379'],
  ['curl: (7) Failed to connect to localhost port 8080 after 0 ms: Connection refused', '8080'],
  ['dial tcp [::1]:3306: connect: connection refused', '3306'],
  ['ConnectionRefusedError: [Errno 111] Connection refused', undefined],
])('a check that prints %j lacks a service, at port %s', (output, port) => {
  expect(needIn(output)).toBe('service')
  expect(missingIn(output)).toBe(port)
  const line =
    port === undefined ? 'such as `ports: [5432]`' : `write \`ports: [${port}]\` in .github/ralph.yml and commit it`
  expect(redByConfinement({ name: 'npm test', needs: 'service', ...(port && { missing: port }) })).toContain(line)
})
