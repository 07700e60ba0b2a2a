import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { triedRelease } from '../../../../src/adapter/agent/claude/claude-program.ts'
import { type Installation, installClaude } from '../../../../src/adapter/agent/claude/install-claude.ts'
import { best } from '../../../support/confinements.ts'
import { tempDir, testEnvironment } from '../../../support/git-repositories.ts'
import { claudePackages, npmRegistry, type Packed, pack } from '../../../support/npm-registry.ts'

const version = '9.8.7'

function machine(url: string, given: Partial<Installation> = {}) {
  const root = tempDir('ralph-install-')
  const home = join(root, 'home')
  mkdirSync(home)
  const said: string[] = []
  const at: Installation = {
    version,
    integrity: [],
    folder: join(root, 'agents'),
    environment: { ...testEnvironment(home), npm_config_registry: url, npm_config_fetch_retries: '0' },
    confinement: best,
    signal: new AbortController().signal,
    onInstall: (what) => said.push(what),
    ...given,
  }
  return { at, home, said, there: () => (existsSync(at.folder) ? readdirSync(at.folder) : []) }
}

const integrities = (packages: readonly Packed[]) => packages.map(({ integrity }) => integrity)

test('T18: installs exactly that version, runs nothing of it, and takes the program of this platform', async () => {
  const packages = claudePackages(version)
  const registry = await npmRegistry(packages)
  const { at, home, said, there } = machine(registry.url, { integrity: integrities(packages) })
  const program = await installClaude(at)
  expect(program).toBe(
    join(
      at.folder,
      `claude-${version}/node_modules/@anthropic-ai/claude-code-${process.platform}-${process.arch}/claude`,
    ),
  )
  expect(readFileSync(program, 'utf8')).toContain(`${version} (Claude Code)`)
  expect(there()).toEqual([`claude-${version}`])
  expect(existsSync(join(home, 'postinstall-ran'))).toBe(false)
  expect(said).toEqual([expect.stringContaining(`@anthropic-ai/claude-code@${version}`)])

  const before = registry.requests.length
  expect(await installClaude(at)).toBe(program)
  expect(registry.requests, 'the second time nobody is asked').toHaveLength(before)
  expect(said).toHaveLength(1)
})

test('an older release that is a script of the package itself is found too', { tags: 'thorough/variant' }, async () => {
  const name = '@anthropic-ai/claude-code'
  const registry = await npmRegistry([pack({ name, version, bin: { claude: 'cli.js' } }, { 'cli.js': '#!/bin/sh\n' })])
  const { at } = machine(registry.url)
  expect(await installClaude(at)).toBe(join(at.folder, `claude-${version}/node_modules/.bin/claude`))
})

test('T18: a package that is not what agent-integrity names is not kept, and each is named', async () => {
  const packages = claudePackages(version)
  const registry = await npmRegistry(packages)
  const [wrapper, native] = packages
  const { at, there } = machine(registry.url, { integrity: [wrapper?.integrity ?? ''] })
  await expect(installClaude(at)).rejects.toMatchObject({
    code: 'AGENT_INTEGRITY',
    findings: [`${native?.manifest.name}: ${native?.integrity}`],
  })
  expect(there()).toEqual([])
})

test('T18: what was installed before without a demand is compared when one is made', {
  tags: 'thorough/variant',
}, async () => {
  const packages = claudePackages(version)
  const { at } = machine((await npmRegistry(packages)).url)
  await installClaude(at)
  await installClaude({ ...at, integrity: integrities(packages) })
  const other = integrities(claudePackages(version, '#!/bin/sh\necho other\n'))
  await expect(installClaude({ ...at, integrity: other })).rejects.toMatchObject({ code: 'AGENT_INTEGRITY' })
})

test.each([
  ['the package', /code$/, /EINTEGRITY|integrity/],
  ['the program, which npm then leaves out', /-code-/, /^npm installed no program .* sent one with another hash\.$/],
])('T18: where %s was changed on the way, nothing is kept', { tags: 'thorough/variant' }, async (_, which, message) => {
  const packages = claudePackages(version)
  const other = Buffer.from('something else')
  const registry = await npmRegistry(packages, ({ manifest, tarball }) => (which.test(manifest.name) ? other : tarball))
  const { at, there } = machine(registry.url)
  await expect(installClaude(at)).rejects.toMatchObject({
    code: 'AGENT_NOT_INSTALLED',
    message: expect.stringMatching(message),
  })
  expect(there()).toEqual([])
})

test('two that install at once both get the same program', async () => {
  const { at, there } = machine((await npmRegistry(claudePackages(version))).url)
  const [one, two] = await Promise.all([installClaude(at), installClaude(at)])
  expect(one).toBe(two)
  expect(existsSync(one)).toBe(true)
  expect(there()).toEqual([`claude-${version}`])
})

test('an installation that is interrupted leaves nothing that counts', { tags: 'thorough/variant' }, async () => {
  const packages = claudePackages(version)
  const cancel = new AbortController()
  let slow = true
  const registry = await npmRegistry(packages, ({ tarball }) => {
    if (!slow) return tarball
    cancel.abort()
    return undefined
  })
  const { at, there } = machine(registry.url, { signal: cancel.signal })
  await expect(installClaude(at)).rejects.toMatchObject({ name: 'AbortError' })
  expect(there()).toEqual([])
  // As an engine leaves it that was killed in the middle.
  mkdirSync(join(at.folder, `partial-${version}-xyz/node_modules`), { recursive: true })
  slow = false
  expect(existsSync(await installClaude({ ...at, signal: new AbortController().signal }))).toBe(true)
})

test('where the registry does not answer, or does not have it, the command to give by hand is told', async () => {
  const away = machine('http://127.0.0.1:9')
  await expect(installClaude(away.at)).rejects.toMatchObject({
    code: 'AGENT_NOT_INSTALLED',
    message: expect.stringContaining('ECONNREFUSED'),
    hint: expect.stringContaining(`@anthropic-ai/claude-code@${version}`),
  })
  const without = machine((await npmRegistry(claudePackages('1.0.0'))).url)
  await expect(installClaude(without.at)).rejects.toMatchObject({
    code: 'AGENT_NOT_INSTALLED',
    message: expect.stringMatching(/ETARGET|No matching version/),
  })
  expect([...away.there(), ...without.there()]).toEqual([])
})

test('without npm, the message says how', { tags: 'thorough/variant' }, async () => {
  const empty = tempDir()
  const { at } = machine('http://127.0.0.1:9')
  await expect(installClaude({ ...at, environment: { PATH: empty } })).rejects.toMatchObject({
    code: 'AGENT_NOT_INSTALLED',
    message: 'There is no `npm` on PATH.',
    hint: expect.stringContaining('--agent-path'),
  })
})

test('settings of the user’s npm do not install it elsewhere, or without its program', {
  tags: 'thorough/variant',
}, async () => {
  const packages = claudePackages(version)
  const { at, home } = machine((await npmRegistry(packages)).url)
  writeFileSync(
    join(home, '.npmrc'),
    'global=true\nomit=optional\nignore-scripts=false\npackage-lock=false\ninstall-strategy=linked\n',
  )
  expect(existsSync(await installClaude({ ...at, integrity: integrities(packages) }))).toBe(true)
  expect(existsSync(join(home, 'postinstall-ran'))).toBe(false)
})

test('a program that lost its x bit is no program', { tags: 'thorough/variant' }, async () => {
  const { at } = machine((await npmRegistry(claudePackages(version))).url)
  chmodSync(await installClaude(at), 0o644)
  chmodSync(join(at.folder, `claude-${version}/node_modules/@anthropic-ai/claude-code/bin/claude.exe`), 0o644)
  await expect(installClaude(at)).rejects.toMatchObject({ code: 'AGENT_NOT_INSTALLED' })
})

test('the release that ralph was tried with is the one that its own tests use, with the integrity of its lock file', () => {
  const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../../package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity: string }>
  }
  const published = Object.entries(lock.packages).filter(([path]) => path.includes('@anthropic-ai/claude-code'))
  expect(new Set(published.map(([, entry]) => entry.version))).toEqual(new Set([triedRelease.version]))
  expect([...triedRelease.integrity].sort()).toEqual(published.map(([, { integrity }]) => integrity).sort())
})
