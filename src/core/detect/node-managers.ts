import type { ToolStep } from './detected.ts'
import type { Folder } from './project-files.ts'

export interface Manager {
  readonly name: string
  readonly locks: readonly string[]
  /** Installs exactly what the lock file says. */
  readonly install: string
  /** Where there is no lock file: none is made, which would be in the first commit. */
  readonly installUnlocked: string
  readonly script: (name: string) => string
  /** A program of a dependency. */
  readonly program: (command: string) => string
  /** A script in every member of the workspace that has it. */
  readonly everywhere: (name: string) => string
  /** `everywhere` fails where one member lacks the script. */
  readonly inAllOrNone: boolean
  /** What a runner needs besides Node. */
  readonly step: (version: string) => ToolStep | undefined
}

const global = (program: string, version: string): ToolStep => ({
  run: `npm install --global ${program}${version === '' ? '' : `@${version}`}`,
})

const npm: Manager = {
  name: 'npm',
  locks: ['package-lock.json', 'npm-shrinkwrap.json'],
  install: 'npm ci',
  installUnlocked: 'npm install --no-package-lock',
  script: (name) => (name === 'test' ? 'npm test' : `npm run ${name}`),
  program: (command) => `npx ${command}`,
  everywhere: (name) => `npm run ${name} --workspaces --if-present`,
  inAllOrNone: false,
  step: () => undefined,
}

const pnpm: Manager = {
  name: 'pnpm',
  locks: ['pnpm-lock.yaml'],
  install: 'pnpm install --frozen-lockfile',
  installUnlocked: 'pnpm install --no-lockfile',
  script: (name) => (name === 'test' ? 'pnpm test' : `pnpm run ${name}`),
  program: (command) => `pnpm exec ${command}`,
  everywhere: (name) => `pnpm --recursive --if-present run ${name}`,
  inAllOrNone: false,
  step: (version) => global('pnpm', version),
}

const yarnClassic: Manager = {
  name: 'yarn',
  locks: ['yarn.lock'],
  install: 'yarn install --frozen-lockfile',
  installUnlocked: 'yarn install --no-lockfile',
  script: (name) => `yarn run ${name}`,
  program: (command) => `yarn run ${command}`,
  everywhere: (name) => `yarn workspaces run ${name}`,
  inAllOrNone: true,
  step: () => undefined,
}

/** Yarn 2 and newer: the repository holds it, or corepack brings it. */
const yarnBerry: Manager = {
  ...yarnClassic,
  install: 'yarn install --immutable',
  installUnlocked: 'yarn install',
  everywhere: (name) => `yarn workspaces foreach --all run ${name}`,
  inAllOrNone: false,
  step: () => ({ run: 'npm install --global corepack && corepack enable' }),
}

const bun: Manager = {
  name: 'bun',
  locks: ['bun.lock', 'bun.lockb'],
  install: 'bun install --frozen-lockfile',
  installUnlocked: 'bun install --no-save',
  // `bun test` would be Bun's own runner.
  script: (name) => `bun run ${name}`,
  program: (command) => `bunx ${command}`,
  everywhere: (name) => `bun run --filter '*' ${name}`,
  inAllOrNone: false,
  step: (version) => global('bun', version),
}

/** `packageManager` decides, else the lock file, else npm. */
export function managerOf(folder: Folder, packageManager: unknown): { manager: Manager; version: string } {
  const said = typeof packageManager === 'string' ? /^(npm|pnpm|yarn|bun)@(\d+(?:\.\d+)*)/.exec(packageManager) : null
  const [, name, version = ''] = said ?? []
  if (name === 'yarn' || (said === null && folder.has('yarn.lock'))) {
    const berry = /^[2-9]|^\d\d/.test(version) || folder.has('.yarnrc.yml')
    return { manager: berry ? yarnBerry : yarnClassic, version }
  }
  const all = [pnpm, bun, npm]
  const manager = all.find((one) => (said === null ? folder.has(...one.locks) : one.name === name))
  return { manager: manager ?? npm, version }
}
