import { expect, test } from 'vitest'
import { needIn, redByConfinement } from '../../../src/core/confinement/policy.ts'

test.each([
  ['touch: cannot touch /var/cache/x: Read-only file system', 'write'],
  ['Error: EROFS: read-only file system, open', 'write'],
  ['Cannot connect to the Docker daemon at unix:///var/run/docker.sock', 'docker'],
  ['Could not find a valid Docker environment (Testcontainers)', 'docker'],
  ['FATAL: No usable sandbox! Update your kernel', 'sandbox'],
  ['unshare: unshare failed: Operation not permitted', 'sandbox'],
  ["ENOENT: no such file or directory, open '/opt/models/x'", 'read'],
  ['bash: line 1: mytool: command not found', 'read'],
  ['PermissionError: [Errno 13] Permission denied', 'unknown'],
  ['1 of 30 tests failed', 'unknown'],
])('%s is a check that lacks: %s', (output, need) => expect(needIn(output)).toBe(need))

test('each lack names what to write', () => {
  const said = (needs: Parameters<typeof redByConfinement>[0]['needs']) => redByConfinement({ name: 'npm test', needs })
  expect(said('write')).toContain('`agent-writable`')
  expect(said('read')).toContain('`agent-read`')
  for (const needs of ['docker', 'sandbox', 'unknown'] as const) expect(said(needs)).toContain('`confinement: none`')
})
