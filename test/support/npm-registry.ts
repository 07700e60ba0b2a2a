import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Files, tempDir } from './git-repositories.ts'

export interface Packed {
  readonly manifest: { readonly name: string; readonly version: string } & Record<string, unknown>
  readonly tarball: Buffer
  readonly integrity: string
}

/** A package as it is published. Files that begin with `#!` are executable. */
export function pack(manifest: Packed['manifest'], files: Files): Packed {
  const root = tempDir('ralph-pack-')
  for (const [name, content] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    const path = join(root, 'package', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content, { mode: String(content).startsWith('#!') ? 0o755 : 0o644 })
  }
  const tarball = execFileSync('tar', ['-czf', '-', '-C', root, 'package'])
  return { manifest, tarball, integrity: integrityOf(tarball) }
}

const integrityOf = (bytes: Buffer): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`

export interface NpmRegistry {
  readonly url: string
  /** Paths that were asked for. */
  readonly requests: string[]
}

/** A registry on loopback. `serve` may change what a tarball's request gets: undefined never answers. */
export async function npmRegistry(
  packages: readonly Packed[],
  serve: (packed: Packed) => Buffer | undefined = ({ tarball }) => tarball,
): Promise<NpmRegistry> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    requests.push(path)
    const asked = packages.find(({ manifest }) => path === `/${manifest.name}`)
    const fetched = packages.find(({ manifest }) => path === `/${manifest.name}/-/${manifest.version}.tgz`)
    if (asked) return response.end(JSON.stringify(packument(asked)))
    if (!fetched) return response.writeHead(404).end('{}')
    const body = serve(fetched)
    return body === undefined ? response : response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url, requests }

  function packument({ manifest, integrity }: Packed): object {
    const { name, version } = manifest
    const dist = { tarball: `${url}/${name}/-/${version}.tgz`, integrity }
    return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }
  }
}

/** Claude Code as it is published: a package with an install script, and one with the program for each platform. */
export function claudePackages(version: string, script = `#!/bin/sh\necho "${version} (Claude Code)"\n`): Packed[] {
  const name = '@anthropic-ai/claude-code'
  const native = (os: string, cpu: string): Packed =>
    pack({ name: `${name}-${os}-${cpu}`, version, os: [os], cpu: [cpu] }, { claude: script })
  const platforms = [native(process.platform, process.arch), native('aix', 'ppc64')]
  const wrapper = pack(
    {
      name,
      version,
      bin: { claude: 'bin/claude.exe' },
      scripts: { postinstall: 'echo ran > "$HOME/postinstall-ran"' },
      optionalDependencies: Object.fromEntries(platforms.map(({ manifest }) => [manifest.name, version])),
    },
    { 'bin/claude.exe': '#!/bin/sh\necho the placeholder was run >&2\nexit 1\n' },
  )
  return [wrapper, ...platforms]
}
