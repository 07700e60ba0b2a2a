import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An empty bare git directory, as `git init --bare` makes it without a template, and without the process. */
export function makeBareDirectory(gitDir: string, objectFormat: 'sha1' | 'sha256'): void {
  for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    mkdirSync(join(gitDir, folder), { recursive: true })
  }
  const version = objectFormat === 'sha256' ? 1 : 0
  const extensions = objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : ''
  writeFileSync(join(gitDir, 'config'), `[core]\n\trepositoryformatversion = ${version}\n\tbare = true\n${extensions}`)
  // The branch is never made; git demands that HEAD names one.
  writeFileSync(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n')
}
