import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { closedFolder } from '../../../core/confinement/words.ts'
import type { ConfinementLevel, ConfinementReport, ConfinementWay } from '../../../schema/check/confinement.ts'
import type { CallPlaces, Confinement, ProcessCommand, Wrap } from '../command.ts'
import { type Environment, homeFolder } from '../environment.ts'
import { bubblewrapAsRoot, bubblewrapAsUser, bubblewrapFlavours } from './bubblewrap.ts'
import type { Entrance } from './inside.ts'
import { landlock } from './landlock.ts'
import { isBelow, type Layer } from './layer.ts'
import {
  closedAbove,
  giveTo,
  listeningSockets,
  machineFiles,
  makeGround,
  realPath,
  type SeenMachine,
  seenOnMachine,
  withTexts,
} from './look.ts'
import { mountScript } from './mount-script.ts'
import { behindDoors, type OwnNetwork } from './own-network.ts'
import { agentUid } from './perl.ts'
import { ownedNamespace, pidNamespace, processGroup } from './pid-namespace.ts'
import { knownUser, type Promised, whyNot } from './self-probe.ts'
import { bubblewrapBySudo, mountScriptBySudo } from './sudo.ts'
import { withOwnCaches } from './tool-homes.ts'
import { type MachineView, type OwnPlaces, type Scene, trustedProgram, viewOfCall } from './view.ts'

export interface ConfinementChoice {
  /** The program, with its first arguments, that owns the tree where no namespace can be made. */
  readonly supervisor: { file: string; args: readonly string[] }
  readonly environment: Environment
  /** `none`: only the tree is ended. */
  readonly mode: 'auto' | 'none'
  /** Whether `sudo -n` may be used. */
  readonly sudo: boolean
  /** The engine's directory on this machine, below which workspaces and calls lie. */
  readonly home: string
  /** What must be out of reach besides it and the usual: other directories of the engine's, the user's repository, the action. */
  readonly hidden: readonly string[]
  readonly readable: readonly string[]
  readonly writable: readonly string[]
  /** Tried in this order; all that suit the user by default. */
  readonly ways?: readonly ConfinementWay[]
  /** So many processes and threads the kernel allows to a command at C3; by default it does not count. */
  readonly processes?: number
  /** What a way of C3 has in place of the machine's network; by default it has that. */
  readonly network?: OwnNetwork | undefined
}

/**
 * The strongest confinement that passes its own probe; never by the kind of machine. Once per job: a failed way costs
 * some 10 ms, the one that is taken 20 to 40. Ways that were refused are named with their reason.
 */
export async function findConfinement(choice: ConfinementChoice): Promise<Confinement> {
  const supervised = processGroup(choice.supervisor)
  let owned: Promise<Wrap> | undefined
  const tree = (): Promise<Wrap> => {
    owned ??= ownTree(supervised)
    return owned
  }
  if (choice.mode === 'none') {
    const wrap = await tree()
    const report = reportOf(wrap === supervised ? 'process-group' : 'pid-namespace')
    return { report, wrap, unconfined: tree }
  }
  const found = await strongest(choice, supervised)
  const unconfined = async (): Promise<Wrap> => {
    const wrap = await tree()
    // What is not confined may write to the caches themselves.
    return (command, places) => {
      found.wrap.forget?.()
      return wrap(command, places)
    }
  }
  return { ...found, unconfined }
}

async function strongest(
  choice: ConfinementChoice,
  supervised: Wrap,
): Promise<{ report: ConfinementReport; wrap: ForgetfulWrap }> {
  const scene = sceneOf(choice)
  const seen = seenOnMachine(scene)
  const refused: { way: ConfinementWay; why: string }[] = []
  for (const way of choice.ways ?? (isRoot ? waysOfRoot : waysOfUser(choice.sudo))) {
    const tried = await firstThatHolds(
      variantsOf(way, scene, { ...choice, supervised, seen }),
      promisedBy(levels[way], scene, choice.network),
    )
    if (typeof tried !== 'string') {
      const { unshown } = seen.now()
      const isWhole = levels[way] < 'C2' || unshown.length === 0
      const network = levels[way] === 'C3' && choice.network ? { network: choice.network.egress } : {}
      return { report: { ...reportOf(way, refused), ...network, ...(!isWhole && { unshown }) }, wrap: tried }
    }
    refused.push({ way, why: tried.slice(0, 300) })
  }
  return { report: reportOf('process-group', refused), wrap: supervised }
}

const reportOf = (way: ConfinementWay, refused: ConfinementReport['refused'] = []): ConfinementReport => ({
  level: levels[way],
  way,
  refused,
})

/** One that keeps its promise, else why the first of them does not. */
async function firstThatHolds(
  wraps: readonly (ForgetfulWrap | string | undefined)[],
  promised: Promised,
): Promise<ForgetfulWrap | string> {
  const reasons: string[] = []
  for (const wrap of wraps) {
    const why =
      typeof wrap === 'function' ? await whyNot(wrap, promised) : (wrap ?? 'one of its programs is not installed')
    if (typeof wrap === 'function' && why === undefined) return wrap
    reasons.push(why ?? '')
  }
  return [...new Set(reasons)].join('; ') || 'not available to this user'
}

const isRoot = process.getuid?.() === 0
/** Root in a container may have to go by a user namespace too. */
const owners = isRoot ? (['root', 'user'] as const) : (['user'] as const)

async function ownTree(supervised: Wrap): Promise<Wrap> {
  if (process.getuid === undefined) return supervised
  for (const owner of owners) {
    const wrap = ownedNamespace(owner)
    if (wrap && (await whyNot(wrap, nothing)) === undefined) return wrap
  }
  return supervised
}

const nothing = { closed: [], writable: [], sockets: [], harmless: false }

const promisedBy = (
  level: ConfinementLevel,
  { hidden, homes, writable, sockets }: Scene,
  network?: OwnNetwork,
): Promised => ({
  closed: level === 'C2' || level === 'C3' ? [...homes, ...hidden] : [],
  writable: level === 'C2' || level === 'C3' ? writable : [],
  sockets: level === 'C3' ? sockets : [],
  harmless: level !== 'C0',
  ...(level === 'C3' && network && { doors: network.doors.others.map(({ port }) => port) }),
})

function sceneOf({ environment, home, hidden, network, readable, writable }: ConfinementChoice): Scene {
  const doors = [...(network?.doors.model ?? []), ...(network?.doors.others ?? [])].map(({ socket }) => socket)
  const homes = [environment['HOME'], homeFolder({}), knownHome()].filter((path) => path !== undefined && path !== '')
  return {
    environment,
    homes: [...new Set(homes)] as string[],
    hidden: [home, ...hidden],
    readable,
    writable,
    sockets: listeningSockets().filter((path) => !doors.includes(path)),
  }
}

function knownHome(): string | undefined {
  try {
    return userInfo().homedir
  } catch {
    // A container runs as a uid that it does not know.
    return undefined
  }
}

/** The wraps of a way, the better ones first; none of a program that is not installed. */
function variantsOf(
  way: ConfinementWay,
  scene: Scene,
  {
    home,
    network,
    processes,
    supervised,
    seen,
  }: Pick<ConfinementChoice, 'home' | 'network' | 'processes'> & { supervised: Wrap; seen: SeenMachine },
): readonly (ForgetfulWrap | string | undefined)[] {
  const bySudo = { engine: home, network, seen }
  const at = { ...bySudo, processes }
  if (way === 'bubblewrap') return bubblewrapFlavours.map((flavour) => seeing(scene, bubblewrapAsUser(flavour), at))
  if (way === 'bubblewrap-root') return [seeing(scene, bubblewrapAsRoot(), { ...at, uid: agentUid(process.pid) })]
  if (way === 'bubblewrap-sudo') return [seeing(scene, bubblewrapBySudo(), bySudo)]
  if (way === 'mount-script-root') return [seeing(scene, mountScript('root'), { ...at, uid: agentUid(process.pid) })]
  if (way === 'mount-script-sudo') return [seeing(scene, mountScriptBySudo(), bySudo)]
  if (way === 'mount-script-user-namespace') return [seeing(scene, mountScript('user'), at)]
  if (way === 'landlock' && isRoot)
    return [ownedNamespace('root'), supervised].map((tree) => listingAsRoot(seen, home, tree))
  if (way === 'landlock') return [pidNamespace('user'), supervised].map((tree) => listing(seen, tree))
  return way === 'pid-namespace' ? owners.map((owner) => pidNamespace(owner)) : [supervised]
}

const levels: Readonly<Record<ConfinementWay, ConfinementLevel>> = {
  bubblewrap: 'C3',
  'bubblewrap-root': 'C3',
  'bubblewrap-sudo': 'C3',
  'mount-script-root': 'C3',
  'mount-script-sudo': 'C3',
  'mount-script-user-namespace': 'C3',
  landlock: 'C2',
  'pid-namespace': 'C1',
  'process-group': 'C0',
}

const waysOfUser = (sudo: boolean): readonly ConfinementWay[] => [
  'bubblewrap',
  ...(sudo ? (['bubblewrap-sudo', 'mount-script-sudo'] as const) : []),
  ...(['mount-script-user-namespace', 'landlock', 'pid-namespace', 'process-group'] as const),
]
const waysOfRoot: readonly ConfinementWay[] = [
  'bubblewrap-root',
  'mount-script-root',
  'landlock',
  'pid-namespace',
  'process-group',
]

/** A way that shows a view of the files, with the call's temporary files at /tmp; `uid`: whom the command becomes. */
function seeing(
  scene: Scene,
  way: Entrance | undefined,
  {
    engine,
    network,
    processes,
    seen,
    uid,
  }: {
    engine: string
    network: OwnNetwork | undefined
    processes?: number | undefined
    seen: SeenMachine
    uid?: number
  },
): ForgetfulWrap | undefined {
  if (way === undefined || (network && trustedProgram('perl') === undefined)) return undefined
  const wrap: Wrap = (command, places) => {
    const { tmp } = places.call
    const path = realPath(places.call.path) ?? places.call.path
    const shared = places.caches === undefined ? undefined : realPath(engine)
    const homes = Object.fromEntries(scene.homes.map((home, index) => [home, join(path, `in-place-of-home-${index}`)]))
    for (const home of Object.values(homes)) mkdirSync(home, { recursive: true })
    const inPlaceOf = { '/tmp': tmp, '/var/tmp': tmp, ...homes }
    const view = layersOf(seen.now(), places, command, { inPlaceOf, caches: places.caches ?? join(path, 'caches') })
    const [home = '/root'] = scene.homes
    const known = uid === undefined ? [] : [knownUser(uid, { home, file: join(path, 'passwd') })]
    const layers = makeGround(withTexts([...view, ...known], path))
    // Short, so that a socket in it keeps below 108 characters.
    const env = command.env['TMPDIR'] === tmp ? { ...command.env, TMPDIR: '/tmp' } : command.env
    const seenBy = {
      command: { ...counted(command, processes), cwd: realPath(command.cwd) ?? command.cwd, env },
      layers,
    }
    const inside = behindDoors(seenBy, network, places)
    return way(shared !== undefined && isBelow(path, shared) ? { ...inside, shared } : inside)
  }
  const forget = (): void => {
    seen.forget()
    way.forget?.()
  }
  return Object.assign(wrap, { forget })
}

/**
 * The kernel refuses it more processes and threads than this. It counts by user and user namespace, so only who is somebody of its
 * own can be counted: with sudo a command is the user, whose other processes would count.
 */
function counted(command: ProcessCommand, most: number | undefined): ProcessCommand {
  const prlimit = most === undefined ? undefined : trustedProgram('prlimit')
  if (prlimit === undefined) return command
  return { ...command, file: prlimit, args: [`--nproc=${most}`, '--', command.file, ...command.args] }
}

/** A wrap that keeps what it made ready until somebody calls this. */
type ForgetfulWrap = Wrap & { readonly forget?: () => void }

/** Where nothing can be mounted: variables lead the tools to caches of the call's own, and git to settings that it may read. */
function writingApart(command: ProcessCommand, { call }: CallPlaces, layers: readonly Layer[]): ProcessCommand {
  const env = withOwnCaches(command.env, join(call.path, 'caches'))
  const git = layers.find(({ path, access }) => access === 'text' && path === '/etc/gitconfig')
  if (git === undefined) return { ...command, env }
  const copy = join(call.path, 'gitconfig')
  writeFileSync(copy, git.text ?? '')
  return { ...command, env: { GIT_CONFIG_SYSTEM: copy, ...env } }
}

/** Landlock, around which something else holds the tree. */
function listing(seen: SeenMachine, tree: Wrap | undefined): ForgetfulWrap | undefined {
  const way = landlock()
  if (way === undefined || tree === undefined) return undefined
  const wrap: Wrap = (command, places) => {
    const layers = layersOf(seen.now(), places, command)
    return tree(way({ command: writingApart(command, places, layers), layers }), places)
  }
  return Object.assign(wrap, { forget: seen.forget })
}

/** The same for root, whose command becomes somebody else: for as long as it runs, what it may write is that uid's. */
function listingAsRoot(seen: SeenMachine, home: string, tree: Wrap | undefined): ForgetfulWrap | string | undefined {
  const uid = agentUid(process.pid)
  const way = landlock(uid)
  if (way === undefined || tree === undefined) return undefined
  const closed = closedAbove(join(home, 'any'), [home])
  if (closed !== undefined) return `${closedFolder} ${closed}, which contains the workspace`
  const wrap: Wrap = (command, places) => {
    const own = [places.call.path, ...places.writable]
    const layers = layersOf(seen.now(), places, command)
    const apart = writingApart(command, places, layers)
    for (const path of own) closedAbove(path, [home])
    giveTo(uid, own)
    return { ...tree(way({ command: apart, layers }), places), tidy: () => giveTo(0, own) }
  }
  return Object.assign(wrap, { forget: seen.forget })
}

const layersOf = (
  view: MachineView,
  { call, writable, readable = [] }: CallPlaces,
  { file, env }: ProcessCommand,
  own: Pick<OwnPlaces, 'inPlaceOf' | 'caches'> = { inPlaceOf: {} },
): Layer[] => {
  const program = file.startsWith('/') ? [file] : []
  const places = { read: [...program, ...readable], write: [call.path, ...writable], environment: env }
  return viewOfCall(view, { ...own, ...places }, machineFiles())
}
