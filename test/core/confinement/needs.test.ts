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

/** As npm, pip, curl and cargo, Maven, Java and Go say that a proxy let them through to nobody. */
test.each([
  'npm error 403 403 Forbidden - GET https://registry.npmjs.org/is-odd',
  "ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 403 Forbidden'))",
  'curl: (56) CONNECT tunnel failed, response 403',
  'curl: (56) Received HTTP code 403 from proxy after CONNECT',
  'Unable to tunnel through proxy. Proxy returns "HTTP/1.1 403 Forbidden"',
  'Could not transfer artifact: repo.maven.apache.org:443 failed: CONNECT refused by proxy: HTTP/1.1 403',
  'Get "https://proxy.golang.org/x": Forbidden',
])('C28: %j is a check that lacks the network, and no file', (output) => expect(needIn(output)).toBe('network'))
