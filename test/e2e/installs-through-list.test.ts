import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { companyProxy } from '../support/company-proxy.ts'
import { best } from '../support/confinements.ts'
import { type Files, tempDir } from '../support/git-repositories.ts'
import { pack } from '../support/npm-registry.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { tlsInFrontOf } from '../support/tls-model.ts'

/** What a registry answers, by path. */
type Answers = Readonly<Record<string, string | Buffer>>

const host = 'packages.corp.test'
const sha = (algorithm: string, bytes: Buffer): string => createHash(algorithm).update(bytes).digest('hex')

function archive(files: Files, ...command: readonly string[]): Buffer {
  const folder = tempDir('ralph-archive-')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const [program = '', ...args] = command
  execFileSync(program, args, { cwd: folder, stdio: 'pipe' })
  return readFileSync(join(folder, 'archive'))
}

function npm(): { answers: Answers; files: Files; check: string } {
  const { tarball, integrity } = pack({ name: 'near', version: '1.0.0' }, { 'index.js': 'module.exports = 42' })
  const dist = { tarball: `https://${host}/near.tgz`, integrity }
  const versions = { '1.0.0': { name: 'near', version: '1.0.0', dist } }
  return {
    answers: {
      '/near': JSON.stringify({ name: 'near', 'dist-tags': { latest: '1.0.0' }, versions }),
      '/near.tgz': tarball,
    },
    files: {
      'package.json': '{ "dependencies": { "near": "1.0.0" } }\n',
      '.npmrc': `registry=https://${host}/\ncafile=ca.pem\nfetch-retries=0\naudit=false\n`,
      '.gitignore': 'node_modules\npackage-lock.json\n',
    },
    check: 'rm -rf node_modules && npm install && node -p "require(\'near\')" | grep 42',
  }
}

function pip(): { answers: Answers; files: Files; check: string } {
  const wheel = 'near-1.0-py3-none-any.whl'
  const info = 'near-1.0.dist-info'
  const zip =
    "import os, zipfile\nwith zipfile.ZipFile('archive', 'w') as z:\n  [z.write(f'{d}/{n}') for d in ('near', 'near-1.0.dist-info') for n in os.listdir(d)]"
  const content = archive(
    {
      'near/__init__.py': 'ANSWER = 42\n',
      [`${info}/METADATA`]: 'Metadata-Version: 2.1\nName: near\nVersion: 1.0\n',
      [`${info}/WHEEL`]: 'Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
      [`${info}/RECORD`]: ['near/__init__.py', 'METADATA', 'WHEEL', 'RECORD']
        .map((name) => `${name.includes('/') ? name : `${info}/${name}`},,\n`)
        .join(''),
    },
    ...['python3', '-c', zip],
  )
  return {
    answers: {
      '/simple/near/': `<a href="/${wheel}#sha256=${sha('sha256', content)}">${wheel}</a>`,
      [`/${wheel}`]: content,
    },
    files: { 'requirements.txt': `--index-url https://${host}/simple\nnear==1.0\n`, '.gitignore': 'lib\n' },
    check:
      'rm -rf lib && python3 -m pip install --disable-pip-version-check --retries 0 --cert ca.pem --target lib -r requirements.txt && PYTHONPATH=lib python3 -c "import near; print(near.ANSWER)" | grep 42',
  }
}

function cargo(): { answers: Answers; files: Files; check: string } {
  const manifest = (name: string): string => `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n`
  const crate = archive(
    { 'near-0.1.0/Cargo.toml': manifest('near'), 'near-0.1.0/src/lib.rs': 'pub const ANSWER: u32 = 42;\n' },
    ...['tar', '-czf', 'archive', 'near-0.1.0'],
  )
  const row = { name: 'near', vers: '0.1.0', deps: [], features: {}, yanked: false, cksum: sha('sha256', crate) }
  return {
    answers: {
      '/config.json': JSON.stringify({ dl: `https://${host}/crates/{crate}` }),
      '/ne/ar/near': `${JSON.stringify(row)}\n`,
      '/crates/near': crate,
    },
    files: {
      'Cargo.toml': `${manifest('app')}[dependencies]\nnear = { version = "0.1", registry = "corp" }\n`,
      '.cargo/config.toml': `[registries.corp]\nindex = "sparse+https://${host}/"\n[http]\ncainfo = "ca.pem"\n`,
      'src/main.rs': 'fn main() { println!("{}", near::ANSWER) }\n',
      '.gitignore': 'target\nCargo.lock\n',
    },
    check: 'cargo run | grep 42',
  }
}

function works(...command: readonly string[]): boolean {
  const [program = '', ...args] = command
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Where rustup is, its `cargo` finds the toolchain by the person's home, which tests do not have. */
const rustupHome = process.env['RUSTUP_HOME'] ?? join(homedir(), '.rustup')
const rustup = existsSync(rustupHome) ? { RUSTUP_HOME: rustupHome } : {}

const tools = [
  ['npm', npm, works('npm', '--version')],
  ['pip', pip, works('python3', '-m', 'pip', '--version')],
  ['cargo', cargo, works('cargo', '--version') && works('cc', '--version')],
] as const

for (const [tool, packages, isThere] of tools)
  test.runIf(best.report.level === 'C3' && isThere)(
    `T7: the real ${tool} installs through the list, from a registry that the base names, behind a company’s proxy`,
    { tags: 'thorough/variant', timeout: 120_000 },
    async () => {
      const { answers, files, check } = packages()
      const registry = createServer(({ url = '' }, response) => {
        const answer = answers[url]
        response.writeHead(answer === undefined ? 404 : 200, url.endsWith('/') ? { 'content-type': 'text/html' } : {})
        response.end(answer)
      }).listen(0, '127.0.0.1')
      onTestFinished(() => void registry.close())
      await once(registry, 'listening')
      const front = await tlsInFrontOf(`http://127.0.0.1:${(registry.address() as AddressInfo).port}`, [host])
      // That proxy resolves the name: ralph itself dials no private address.
      const company = await companyProxy(Number(new URL(front.url).port))
      const project = makeProject({ 'plan.json': planOf(['A']), 'ca.pem': readFileSync(front.ca), ...files })
      const end = await project.ralph(
        ['run', '--validate', check, ...project.agent(`${goodAgent}\n(${check}) > agent.txt 2>&1`)],
        { env: { HTTPS_PROXY: company.address, ...rustup } },
      )
      expect(end.code, end.stdout + end.stderr).toBe(0)
      expect(project.repo.git('show', 'ralph/work/demo:agent.txt')).toMatch(/42$/)
      expect(new Set(company.seen.hosts)).toEqual(new Set([host]))
    },
  )
