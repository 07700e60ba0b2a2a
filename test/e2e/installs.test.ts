import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { companyProxy } from '../support/company-proxy.ts'
import { best } from '../support/confinements.ts'
import { tempDir } from '../support/git-repositories.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { tlsInFrontOf } from '../support/tls-model.ts'

const hosts = ['registry.npmjs.org', 'pypi.org', 'files.pythonhosted.org']
const hasPip = spawnSync('python3', ['-m', 'pip', '--version']).status === 0
const can = best.report.level === 'C3' && hasPip

/** npm's registry and that of Python, each with the package `greet`, on one server. */
async function registries(): Promise<string> {
  const folder = tempDir('ralph-registry-')
  mkdirSync(join(folder, 'package'))
  writeFileSync(join(folder, 'package/package.json'), '{"name":"greet","version":"1.0.0"}')
  writeFileSync(join(folder, 'package/index.js'), 'module.exports = "hello of npm"\n')
  execFileSync('tar', ['-czf', 'greet.tgz', 'package'], { cwd: folder })
  const wheel = `import zipfile
with zipfile.ZipFile('greet-1.0-py3-none-any.whl', 'w') as z:
    z.writestr('greet.py', 'text = "hello of pip"\\n')
    z.writestr('greet-1.0.dist-info/METADATA', 'Metadata-Version: 2.1\\nName: greet\\nVersion: 1.0\\n')
    z.writestr('greet-1.0.dist-info/WHEEL', 'Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n')
    z.writestr('greet-1.0.dist-info/RECORD', '')`
  execFileSync('python3', ['-c', wheel], { cwd: folder })
  const file = 'greet-1.0-py3-none-any.whl'
  const answers: Record<string, () => string | Buffer> = {
    '/greet': () =>
      JSON.stringify({
        ...{ name: 'greet', 'dist-tags': { latest: '1.0.0' } },
        versions: {
          '1.0.0': {
            name: 'greet',
            version: '1.0.0',
            dist: { tarball: 'https://registry.npmjs.org/greet/-/greet-1.0.0.tgz' },
          },
        },
      }),
    '/greet/-/greet-1.0.0.tgz': () => readFileSync(join(folder, 'greet.tgz')),
    '/simple/greet/': () => `<a href="https://files.pythonhosted.org/packages/${file}">${file}</a>`,
    [`/packages/${file}`]: () => readFileSync(join(folder, file)),
  }
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    const type = request.url === '/simple/greet/' ? 'text/html' : 'application/json'
    response.writeHead(answer ? 200 : 404, { 'content-type': type })
    response.end(answer?.())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((listening) => server.once('listening', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.runIf(can)(
  'C28: npm and pip install what the base speaks of, through the list and a company’s proxy; nothing else passes',
  {
    tags: 'thorough/story',
    timeout: 120_000,
  },
  async () => {
    const front = await tlsInFrontOf(await registries(), hosts)
    const company = await companyProxy(Number(new URL(front.url).port))
    const project = makeProject({
      'plan.json': planOf(['A']),
      'package.json': '{"name":"x","version":"1.0.0","dependencies":{"greet":"1.0.0"}}',
      'requirements.txt': 'greet==1.0\n',
      '.gitignore': 'node_modules\nparts\npackage-lock.json\n',
    })
    const ca = join(project.moments, 'ca.pem')
    copyFileSync(front.ca, ca)
    const python = `python3 -m pip --isolated install --quiet --no-cache-dir --cert ${ca} --index-url https://pypi.org/simple --target parts -r requirements.txt`
    const checks = [
      `npm install --silent --no-audit --no-fund --cafile=${ca} && test "$(node -p 'require("greet")')" = "hello of npm"`,
      `${python} && test "$(PYTHONPATH=parts python3 -c 'import greet; print(greet.text)')" = "hello of pip"`,
      `node -e "require('http').request({ port: new URL(process.env.HTTPS_PROXY).port, method: 'CONNECT', path: 'elsewhere.example:443' }).on('connect', (answer) => process.exit(answer.statusCode === 403 ? 0 : 1)).end()"`,
    ]
    const words = ['run', ...project.agent(goodAgent), ...checks.flatMap((check) => ['--validate', check])]
    const end = await project.ralph(words, { env: { HTTPS_PROXY: company.address } })
    const printed = async () => (await project.ralph(['log', '--iteration', '0'])).stdout
    expect(end.code, end.code === 0 ? '' : await printed()).toBe(0)
    expect(new Set(company.seen.hosts)).toEqual(new Set(hosts))
  },
)
