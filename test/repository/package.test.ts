import { execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { dist, watch } from '../support/cli.ts'
import { tempDir } from '../support/git-repositories.ts'
import { publishedRepository } from '../support/published-repository.ts'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string> | undefined>
const unix = (path: string): string => path.replaceAll('\\', '/')

/** What `npm pack` would take along. */
const packed = ((): readonly string[] => {
  const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [{ files }] = JSON.parse(said) as [{ files: readonly { path: string }[] }]
  return files.map(({ path }) => path)
})()

test('the package has everything that the command line needs, and nothing that it does not', () => {
  const needed = ['dist/{chunks,cli,page,replay-agent,supervisor}', 'docs', 'schemas', 'templates'].flatMap((folder) =>
    globSync(`${folder}/**/*`, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        unix(join(entry.parentPath, entry.name)).replace(/^.*?(?=(?:dist|docs|schemas|templates)\/)/, ''),
      ),
  )
  expect(packed.toSorted()).toEqual([...needed, 'LICENSE', 'README.md', 'package.json'].toSorted())
})

test('what the program looks for beside itself is in the package', () => {
  const looked = globSync('src/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\binstalledPath\('([^']+)'\)/g)].map(([, path = '']) => path),
  )
  expect(looked.length).toBeGreaterThan(3)
  const missing = looked.filter((path) => path !== '.' && !packed.some((file) => `${file}/`.startsWith(`${path}/`)))
  expect(missing).toEqual([])
})

test('to install it, nothing is fetched and nothing is run: all it needs is in dist/', () => {
  const { dependencies, optionalDependencies, peerDependencies, scripts } = manifest
  expect([dependencies, optionalDependencies, peerDependencies]).toEqual([undefined, undefined, undefined])
  const atInstall = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish', 'prepack']
  expect(atInstall.filter((name) => scripts?.[name] !== undefined)).toEqual([])
})

test('npm installs it from git as it is, without its devDependencies: no script or workspace makes it prepare the clone', () => {
  // As npm's pacote asks (lib/git.js). A global install of a prepared clone links to a folder that is deleted (npm/cli#9406).
  const preparing = ['build', 'preinstall', 'install', 'postinstall', 'prepack', 'prepare']
  expect(preparing.filter((name) => manifest['scripts']?.[name] !== undefined)).toEqual([])
  expect(manifest['workspaces']).toBeUndefined()
})

/** Makes in `into` what npm shall install, if there is anything to make, and names it. */
type MakePackage = (into: string) => string

/** As .github/workflows/release.yml packs it. */
const packRelease: MakePackage = (into) => {
  const { jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8'))
  const runs = jobs.release.steps.map(({ run = '' }: { run?: string }) => run)
  const line: string = runs.find((run: string) => run.startsWith('git archive')) ?? ''
  const paths = line.split(' HEAD ')[1]?.split(' ') ?? []
  expect(paths).toContain('dist')
  const tarball = join(into, 'r.tgz')
  execFileSync('git', ['archive', '--format=tar.gz', '--prefix=ralph-0/', '-o', tarball, 'HEAD', ...paths])
  return tarball
}

const npmPack: MakePackage = (into) => {
  execFileSync('npm', ['pack', '--pack-destination', into], { stdio: 'ignore' })
  return join(into, readdirSync(into)[0] ?? '')
}

/** What a job downloads for `uses: OWNER/ralph@REF`, and npm for `github:OWNER/ralph`. */
const archive = (): Buffer => {
  const { path, commit } = publishedRepository()
  const options = { maxBuffer: 64 * 2 ** 20 }
  return execFileSync('git', ['-C', path, 'archive', '--format=tar.gz', '--prefix=ralph-0/', commit], options)
}

const archiveOfRef: MakePackage = (into) => {
  const tarball = join(into, 'r.tgz')
  writeFileSync(tarball, archive())
  return tarball
}

test('the archive of a ref is smaller than 2.5 MB, and holds what the action and the command line run, and no sources', () => {
  const packed = archive()
  const names = execFileSync('tar', ['-tz'], { input: packed, encoding: 'utf8' }).split('\n')
  const holds = (path: string): boolean => names.some((name) => name.startsWith(`ralph-0/${path}`))
  const needed = ['action.yml', 'action/action.yml', 'dist/chunks/', 'dist/cli/index.js', 'dist/main/index.js']
  const further = [
    'dist/post/index.js',
    'dist/supervisor/index.js',
    'dist/page/',
    'templates/',
    'schemas/',
    'package.json',
  ]
  expect([...needed, ...further].filter((path) => !holds(path))).toEqual([])
  expect(['src/', 'test/', 'scripts/', '.ci/', 'docs/pictures/', 'package-lock.json'].filter(holds)).toEqual([])
  expect(packed.length).toBeLessThan(2.5 * 1024 ** 2)
})

test('the bundle stands once: entries are thin, and what they share is in chunks', () => {
  const sizes = ['cli', 'main', 'post'].map((name) => statSync(join(dist, name, 'index.js')).size)
  expect(Math.max(...sizes)).toBeLessThan(100_000)
  expect(readdirSync(join(dist, 'main')).toSorted()).toEqual(['index.js', 'package.json'])
})

const sources: readonly (readonly [string, MakePackage])[] = [
  ['the tarball of npm pack', npmPack],
  ['the tarball of a release', packRelease],
  ['the archive of a ref', archiveOfRef],
  ['a clone', clone],
  // npm reads `github:OWNER/ralph` in the same way, from another remote.
  ['a git remote', () => `git+file://${process.cwd()}`],
]

/** One of its own: npm makes the program of a folder executable, and jobs of other tests would find this one's changed. */
function clone(folder: string): string {
  const place = join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', process.cwd(), place])
  return place
}

/** Nothing can be fetched: no registry is there. */
const offline = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_audit: 'false', npm_config_fetch_retries: '0' }

test.each(sources)(
  '%s is installed by npm install -g without a registry, and its demo runs',
  { tags: ['thorough/story'] },
  async (_, makePackage) => {
    const root = tempDir('ralph-install-')
    for (const folder of ['home', 'prefix', 'tmp', 'packed', 'cwd']) mkdirSync(join(root, folder))
    const env = {
      PATH: [join(root, 'prefix/bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
      HOME: join(root, 'home'),
      TMPDIR: join(root, 'tmp'),
      GIT_CONFIG_NOSYSTEM: '1',
    }
    const source = makePackage(join(root, 'packed'))
    execFileSync('npm', ['install', '--global', '--prefix', join(root, 'prefix'), source], {
      cwd: join(root, 'cwd'),
      env: { ...env, ...offline },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const place = join(root, 'prefix/lib/node_modules/ralph-runner')
    expect(existsSync(join(place, 'node_modules')), 'nothing was installed beside it').toBe(false)

    const run = (...args: string[]) =>
      watch(spawn('ralph', args, { cwd: join(root, 'cwd'), env, stdio: ['ignore', 'pipe', 'pipe'] })).ended
    expect(await run('--version')).toMatchObject({ code: 0, stderr: '', stdout: `${manifest['version']}\n` })
    const demo = await run('demo')
    expect(demo).toMatchObject({ code: 0, stderr: '' })
    expect(demo.stdout).toContain('All 7 tasks are done')
  },
)
