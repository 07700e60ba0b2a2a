import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { closedFolder } from '../../../core/confinement/words.ts'
import { tryRead } from '../../../core/text/try-read.ts'
import type { ConfinementLevel, ConfinementReport, ConfinementWay } from '../../../schema/check/confinement.ts'
import type { CallPlaces, Confinement, ProcessCommand, WrapCommand } from '../command.ts'
import { type Environment, homeFolder } from '../environment.ts'
import { bubblewrapAsRoot, bubblewrapAsUser, bubblewrapFlavours } from './bubblewrap.ts'
import type { ConfineCommand } from './confine-command.ts'
import { landlock } from './landlock.ts'
import { isBelow, type Layer } from './layer.ts'
import {
  type CachedMachineView,
  cacheMachineView,
  changeOwner,
  createMountPoints,
  listeningSockets,
  machineFiles,
  openFoldersAbove,
  realPath,
  writeTexts,
} from './machine-view.ts'
import { mountScript } from './mount-script.ts'
import { type OwnNetwork, withDoors } from './own-network.ts'
import { agentUid } from './perl.ts'
import { ownedNamespace, pidNamespace, processGroup } from './pid-namespace.ts'
import { type ProbedPromises, probeConfinement, userListWith } from './self-probe.ts'
import { bubblewrapBySudo, mountScriptBySudo } from './sudo.ts'
import { withOwnCaches } from './tool-homes.ts'
import { type MachineView, type OwnPlaces, trustedProgram, type ViewRequest, viewOfCall } from './view.ts'

export interface ConfinementChoice {
  readonly supervisor: { file: string; args: readonly string[] }
  readonly environment: Environment
  /** `none`: only ends the tree. */
  readonly mode: 'auto' | 'none'
  readonly sudo: boolean
  readonly home: string
  readonly hidden: readonly string[]
  readonly readable: readonly string[]
  readonly writable: readonly string[]
  readonly ways?: readonly ConfinementWay[]
  /** Maximum of processes and threads for a command at C3, enforced by the kernel; undefined: none. */
  readonly processes?: number
  readonly network?: OwnNetwork | undefined
}

/**
 * The strongest confinement that passes its own probe on this machine. Called once per job: a failed way costs some
 * 10 ms, the chosen one 20 to 40. The report names each refused way with its reason.
 */
export async function findConfinement(choice: ConfinementChoice): Promise<Confinement> {
  const supervised = processGroup(choice.supervisor)
  let treeWrap: Promise<WrapCommand> | undefined
  const findTreeWrap = (): Promise<WrapCommand> => {
    treeWrap ??= findOwnedTree(supervised)
    return treeWrap
  }
  if (choice.mode === 'none') {
    const wrap = await findTreeWrap()
    const report = reportOf(wrap === supervised ? 'process-group' : 'pid-namespace')
    return { report, wrap, unconfined: findTreeWrap }
  }
  const confinement = await findStrongest(choice, supervised)
  const unconfined = async (): Promise<WrapCommand> => {
    const wrap = await findTreeWrap()
    // An unconfined command may write to the caches, so prepared copies are outdated.
    return (command, places) => {
      confinement.wrap.forget?.()
      return wrap(command, places)
    }
  }
  return { ...confinement, unconfined }
}

async function findStrongest(
  choice: ConfinementChoice,
  supervised: WrapCommand,
): Promise<{ report: ConfinementReport; wrap: ForgetfulWrap }> {
  const scene = sceneOf(choice)
  const machine = cacheMachineView(scene)
  const refused: { way: ConfinementWay; why: string }[] = []
  for (const way of choice.ways ?? (isRoot ? waysOfRoot : waysOfUser(choice.sudo))) {
    const result = await findWorkingWrap(
      wrapsOf(way, scene, { ...choice, supervised, seen: machine }),
      promisesOf(levels[way], scene, choice.network),
    )
    if (typeof result !== 'string') {
      const { unshown } = machine.current()
      const isWhole = levels[way] < 'C2' || unshown.length === 0
      const network = levels[way] === 'C3' && choice.network ? { network: choice.network.egress } : {}
      return { report: { ...reportOf(way, refused), ...network, ...(!isWhole && { unshown }) }, wrap: result }
    }
    refused.push({ way, why: result.slice(0, 300) })
  }
  return { report: reportOf('process-group', refused), wrap: supervised }
}

const reportOf = (way: ConfinementWay, refused: ConfinementReport['refused'] = []): ConfinementReport => ({
  level: levels[way],
  way,
  refused,
})

async function findWorkingWrap(
  wraps: readonly (ForgetfulWrap | string | undefined)[],
  promises: ProbedPromises,
): Promise<ForgetfulWrap | string> {
  const reasons: string[] = []
  for (const wrap of wraps) {
    const failure =
      typeof wrap === 'function'
        ? await probeConfinement(wrap, promises)
        : (wrap ?? 'one of its programs is not installed')
    if (typeof wrap === 'function' && failure === undefined) return wrap
    reasons.push(failure ?? '')
  }
  return [...new Set(reasons)].join('; ') || 'not available to this user'
}

const isRoot = process.getuid?.() === 0
/** Root in a container may need a user namespace, too. */
const namespaceOwners = isRoot ? (['root', 'user'] as const) : (['user'] as const)

async function findOwnedTree(supervised: WrapCommand): Promise<WrapCommand> {
  if (process.getuid === undefined) return supervised
  for (const owner of namespaceOwners) {
    const wrap = ownedNamespace(owner)
    if (wrap && (await probeConfinement(wrap, noPromises)) === undefined) return wrap
  }
  return supervised
}

const noPromises = { closedFolders: [], writable: [], sockets: [], isHarmless: false }

const promisesOf = (
  level: ConfinementLevel,
  { hidden, homes, writable, sockets }: ViewRequest,
  network?: OwnNetwork,
): ProbedPromises => ({
  closedFolders: level === 'C2' || level === 'C3' ? [...homes, ...hidden] : [],
  writable: level === 'C2' || level === 'C3' ? writable : [],
  sockets: level === 'C3' ? sockets : [],
  isHarmless: level !== 'C0',
  ...(level === 'C3' && network && { doors: network.doors.others.map(({ port }) => port) }),
})

function sceneOf({ environment, home, hidden, network, readable, writable }: ConfinementChoice): ViewRequest {
  const doorSockets = [...(network?.doors.model ?? []), ...(network?.doors.others ?? [])].map(({ socket }) => socket)
  const homes = [environment['HOME'], homeFolder({}), homeInUserList()].filter(
    (path) => path !== undefined && path !== '',
  )
  return {
    environment,
    homes: [...new Set(homes)] as string[],
    hidden: [home, ...hidden],
    readable,
    writable,
    sockets: listeningSockets().filter((path) => !doorSockets.includes(path)),
  }
}

/** A container may run as a uid without an entry. */
const homeInUserList = (): string | undefined => tryRead(() => userInfo().homedir)

function wrapsOf(
  way: ConfinementWay,
  scene: ViewRequest,
  {
    home,
    network,
    processes,
    supervised,
    seen: machine,
  }: Pick<ConfinementChoice, 'home' | 'network' | 'processes'> & { supervised: WrapCommand; seen: CachedMachineView },
): readonly (ForgetfulWrap | string | undefined)[] {
  const sudoOptions = { engine: home, network, seen: machine }
  const options = { ...sudoOptions, processes }
  if (way === 'bubblewrap')
    return bubblewrapFlavours.map((flavour) => wrapWithView(scene, bubblewrapAsUser(flavour), options))
  if (way === 'bubblewrap-root')
    return [wrapWithView(scene, bubblewrapAsRoot(), { ...options, uid: agentUid(process.pid) })]
  if (way === 'bubblewrap-sudo') return [wrapWithView(scene, bubblewrapBySudo(), sudoOptions)]
  if (way === 'mount-script-root')
    return [wrapWithView(scene, mountScript('root'), { ...options, uid: agentUid(process.pid) })]
  if (way === 'mount-script-sudo') return [wrapWithView(scene, mountScriptBySudo(), sudoOptions)]
  if (way === 'mount-script-user-namespace') return [wrapWithView(scene, mountScript('user'), options)]
  if (way === 'landlock' && isRoot)
    return [ownedNamespace('root'), supervised].map((tree) => wrapWithLandlockAsRoot(machine, home, tree))
  if (way === 'landlock') return [pidNamespace('user'), supervised].map((tree) => wrapWithLandlock(machine, tree))
  return way === 'pid-namespace' ? namespaceOwners.map((owner) => pidNamespace(owner)) : [supervised]
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

/** Wraps a command in a view of the files, with the call's temporary files at /tmp. `uid`: the command's new user. */
function wrapWithView(
  scene: ViewRequest,
  way: ConfineCommand | undefined,
  {
    engine,
    network,
    processes,
    seen: machine,
    uid,
  }: {
    engine: string
    network: OwnNetwork | undefined
    processes?: number | undefined
    seen: CachedMachineView
    uid?: number
  },
): ForgetfulWrap | undefined {
  if (way === undefined || (network && trustedProgram('perl') === undefined)) return undefined
  const wrap: WrapCommand = (command, places) => {
    const { tmp } = places.call
    const callPath = realPath(places.call.path) ?? places.call.path
    const sharedFolder = places.caches === undefined ? undefined : realPath(engine)
    const homes = Object.fromEntries(
      scene.homes.map((home, index) => [home, join(callPath, `in-place-of-home-${index}`)]),
    )
    for (const home of Object.values(homes)) mkdirSync(home, { recursive: true })
    const inPlaceOf = { '/tmp': tmp, '/var/tmp': tmp, ...homes }
    const view = layersOf(machine.current(), places, command, {
      inPlaceOf,
      caches: places.caches ?? join(callPath, 'caches'),
    })
    const [home = '/root'] = scene.homes
    const userLists = uid === undefined ? [] : [userListWith(uid, { home, file: join(callPath, 'passwd') })]
    const layers = createMountPoints(writeTexts([...view, ...userLists], callPath))
    // Short, because a socket's path is limited to 108 characters.
    const env = command.env['TMPDIR'] === tmp ? { ...command.env, TMPDIR: '/tmp' } : command.env
    const base = {
      command: { ...limitProcesses(command, processes), cwd: realPath(command.cwd) ?? command.cwd, env },
      layers,
    }
    const inside = withDoors(base, network, places)
    return way(sharedFolder !== undefined && isBelow(callPath, sharedFolder) ? { ...inside, sharedFolder } : inside)
  }
  const forget = (): void => {
    machine.forget()
    way.forget?.()
  }
  return Object.assign(wrap, { forget })
}

/**
 * Limits processes and threads by the kernel, which counts them by user and user namespace. So it needs a uid of its own:
 * with sudo the user's other processes would count.
 */
function limitProcesses(command: ProcessCommand, maxProcesses: number | undefined): ProcessCommand {
  const prlimit = maxProcesses === undefined ? undefined : trustedProgram('prlimit')
  if (prlimit === undefined) return command
  return { ...command, file: prlimit, args: [`--nproc=${maxProcesses}`, '--', command.file, ...command.args] }
}

type ForgetfulWrap = WrapCommand & { readonly forget?: () => void }

function withOwnPlaces(command: ProcessCommand, { call }: CallPlaces, layers: readonly Layer[]): ProcessCommand {
  const env = withOwnCaches(command.env, join(call.path, 'caches'))
  const git = layers.find(({ path, access }) => access === 'text' && path === '/etc/gitconfig')
  if (git === undefined) return { ...command, env }
  const copy = join(call.path, 'gitconfig')
  writeFileSync(copy, git.text ?? '')
  return { ...command, env: { GIT_CONFIG_SYSTEM: copy, ...env } }
}

function wrapWithLandlock(machine: CachedMachineView, tree: WrapCommand | undefined): ForgetfulWrap | undefined {
  const way = landlock()
  if (way === undefined || tree === undefined) return undefined
  const wrap: WrapCommand = (command, places) => {
    const layers = layersOf(machine.current(), places, command)
    return tree(way({ command: withOwnPlaces(command, places, layers), layers }), places)
  }
  return Object.assign(wrap, { forget: machine.forget })
}

/** Root's command becomes another user: while it runs, its writable folders belong to that uid. */
function wrapWithLandlockAsRoot(
  machine: CachedMachineView,
  home: string,
  tree: WrapCommand | undefined,
): ForgetfulWrap | string | undefined {
  const uid = agentUid(process.pid)
  const way = landlock(uid)
  if (way === undefined || tree === undefined) return undefined
  const closedParent = openFoldersAbove(join(home, 'any'), [home])
  if (closedParent !== undefined) return `${closedFolder} ${closedParent}, which contains the workspace`
  const wrap: WrapCommand = (command, places) => {
    const ownFolders = [places.call.path, ...places.writable]
    const layers = layersOf(machine.current(), places, command)
    const separated = withOwnPlaces(command, places, layers)
    for (const path of ownFolders) openFoldersAbove(path, [home])
    changeOwner(uid, ownFolders)
    return { ...tree(way({ command: separated, layers }), places), cleanUp: () => changeOwner(0, ownFolders) }
  }
  return Object.assign(wrap, { forget: machine.forget })
}

const layersOf = (
  view: MachineView,
  { call, writable, readable = [] }: CallPlaces,
  { file, env }: ProcessCommand,
  ownPlaces: Pick<OwnPlaces, 'inPlaceOf' | 'caches'> = { inPlaceOf: {} },
): Layer[] => {
  const program = file.startsWith('/') ? [file] : []
  const places = { read: [...program, ...readable], write: [call.path, ...writable], environment: env }
  return viewOfCall(view, { ...ownPlaces, ...places }, machineFiles())
}
