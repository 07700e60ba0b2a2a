import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempDir } from './git-repositories.ts'

/** An authority of the test's own and a server's certificate for 127.0.0.1 that it signed, good for one day. */
export function certificates(): { readonly caFile: string; readonly server: { key: string; cert: string } } {
  const folder = tempDir('ralph-tls-')
  const script = `
    openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=test-authority -keyout ca.key -out ca.pem
    openssl req -newkey rsa:2048 -nodes -subj /CN=127.0.0.1 -keyout server.key -out server.csr
    echo subjectAltName=IP:127.0.0.1 > server.ext
    openssl x509 -req -days 1 -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -extfile server.ext -out server.pem`
  execFileSync('sh', ['-ec', script], { cwd: folder, stdio: 'pipe' })
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8')
  return { caFile: join(folder, 'ca.pem'), server: { key: text('server.key'), cert: text('server.pem') } }
}
