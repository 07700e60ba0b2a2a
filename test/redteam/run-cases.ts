import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { removeFolder } from '../../src/adapter/disk/process-directory.ts'
import { openNetwork } from '../../src/adapter/network/own-network.ts'
import { supervise } from '../../src/adapter/process/supervise.ts'
import type { ConfinementLevel, ConfinementWay } from '../../src/schema/check/confinement.ts'
import { confinementOf, placesIn } from '../support/confinements.ts'
import { survivors, uniqueSleep } from '../support/survivors.ts'
import { type Case, canary, mark, type Scene } from './case.ts'
import { credentialFiles } from './cases/secrets.ts'

const ways: Readonly<Record<ConfinementLevel, readonly ConfinementWay[] | undefined>> = {
  C0: ['process-group'],
  C1: ['pid-namespace'],
  C2: ['landlock'],
  C3: undefined,
}

interface Outcome {
  /** The level that this machine gave. */
  readonly level: ConfinementLevel
  /** Names of the cases that got what they wanted. */
  readonly reached: ReadonlySet<string>
}

/** Lets every case loose, one after the other, in a confinement of this level, around a scene of its own that is gone afterwards. */
export async function runCases(cases: readonly Case[], level: ConfinementLevel): Promise<Outcome> {
  const root = mkdtempSync(join(tmpdir(), 'ralph-red-team-'))
  // Another uid may have to pass it, as it may any folder of a system.
  chmodSync(root, 0o711)
  const servers: Server[] = []
  const ended = new AbortController()
  try {
    const scene = await buildScene(root, { servers, ended: ended.signal })
    const workspace = join(scene.engine, 'demo/workspace')
    mkdirSync(workspace, { recursive: true })
    const network =
      level === 'C3'
        ? await openNetwork({
            egress: 'none',
            allowed: async () => [],
            ports: [],
            model: { hosts: [], ports: [], unreachable: [] },
            environment: {},
          })
        : undefined
    const confinement = await confinementOf({
      environment: { PATH: process.env['PATH'], HOME: scene.home },
      home: scene.engine,
      hidden: [scene.repository],
      network,
      ...(ways[level] && { ways: ways[level] }),
    })
    const reached = new Set<string>()
    for (const [index, { name, script, changes }] of cases.entries()) {
      const sleep = uniqueSleep()
      const places = placesIn(workspace, join(scene.engine, `demo/call-${index}`))
      const { exitCode } = await supervise(
        {
          file: 'sh',
          args: ['-c', script({ ...scene, sleep })],
          cwd: workspace,
          env: { PATH: process.env['PATH'] ?? '', HOME: places.call.home, TMPDIR: places.call.tmp },
        },
        {
          ...{ confinement, places, wallMs: 10_000, signal: new AbortController().signal },
          ...{ onStdout: () => undefined, onStderr: () => undefined },
        },
      ).done
      const changed = changes?.(scene as Scene)
      const isReached = name.startsWith('leaves a process')
        ? (await survivors(sleep)).length > 0
        : exitCode === 0 && (changed === undefined || isMarked(changed))
      if (isReached) reached.add(name)
    }
    network?.close()
    return { level: confinement.report.level, reached }
  } finally {
    ended.abort()
    for (const server of servers) server.close()
    await removeScene(root)
  }
}

/** Nothing is removed through a mount that a case left: it may lead to the whole machine. */
async function removeScene(root: string): Promise<void> {
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[4] ?? '')
  const left = mounts.filter((path) => path.startsWith(`${root}/`))
  if (left.length > 0) throw new Error(`not removed, since a case mounted something: ${left.join(', ')}`)
  await removeFolder(root)
}

/** Settings that tools need are shown, without what opens something. */
const inItsForm: Readonly<Record<string, string>> = {
  '.m2/settings.xml': `<settings><servers><server><password>${canary}</password></server></servers></settings>`,
  '.gradle/gradle.properties': `registryPassword=${canary}`,
  '.nuget/NuGet/NuGet.Config': `<configuration><packageSourceCredentials><x><add key="ClearTextPassword" value="${canary}" /></x></packageSourceCredentials></configuration>`,
  '.bundle/config': `BUNDLE_GEMS__EXAMPLE__COM: "user:${canary}"`,
}

function isMarked(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').includes(mark)
  } catch {
    return false
  }
}

/** Stands for the engine: with a secret in its environment, and alive until the cases have ended. */
function startEngine(ended: AbortSignal): ChildProcess {
  const engine = spawn('sleep', ['600'], { env: { PATH: process.env['PATH'], SECRET: canary }, stdio: 'ignore' })
  ended.addEventListener('abort', () => void engine.kill('SIGKILL'))
  return engine
}

async function buildScene(
  root: string,
  { servers, ended }: { servers: Server[]; ended: AbortSignal },
): Promise<Omit<Scene, 'sleep'>> {
  const at = (path: string): string => join(root, path)
  const files = [
    ...credentialFiles.map((path) => `home/${path}`),
    ...['sibling/.env', 'sibling/.git/config', 'sibling/README.md'],
    ...['repository/.git/config', 'repository/.git/hooks/pre-commit', 'repository/.env.local', 'repository/README.md'],
    ...['engine/other/state.json', 'engine/store.git/config'],
  ]
  for (const path of files) {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), `${inItsForm[path.replace(/^home\//, '')] ?? canary}\n`)
  }
  const engine = startEngine(ended)
  const abstractSocket = `ralph-red-team-${process.pid}`
  const [service, named, abstract] = [createServer(), createServer(), createServer()]
  servers.push(service, named, abstract)
  const listening = (server: Server, where: { port: number; host: string } | { path: string }): Promise<void> =>
    new Promise((resolve) => void server.listen(where, resolve))
  await listening(service, { port: 0, host: '0.0.0.0' })
  await listening(named, { path: at('service.sock') })
  await listening(abstract, { path: `\0${abstractSocket}` })
  chmodSync(at('service.sock'), 0o777)
  return {
    home: at('home'),
    engine: at('engine'),
    repository: at('repository'),
    sibling: at('sibling'),
    pid: engine.pid ?? 0,
    port: (service.address() as AddressInfo).port,
    socket: at('service.sock'),
    abstractSocket,
  }
}
