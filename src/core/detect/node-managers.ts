import type { ToolStep } from './detected.ts'
import type { Folder } from './project-files.ts'

export interface PackageManager {
  readonly name: string
  readonly locks: readonly string[]
  /** Installs exactly what the lock file lists. */
  readonly install: string
  /** Used without a lock file. It must not create one: the first commit would include it. */
  readonly installUnlocked: string
  readonly script: (name: string) => string
  readonly program: (command: string) => string
  /** Runs a script in every workspace member that has it. */
  readonly scriptInMembers: (name: string) => string
  /** True if `scriptInMembers` fails when one member lacks the script. */
  readonly failsIfMissing: boolean
  /** Set-up that a runner needs besides Node. */
  readonly step: (version: string) => ToolStep | undefined
}

const installGlobally = (program: string, version: string): ToolStep => ({
  run: `npm install --global ${program}${version === '' ? '' : `@${version}`}`,
})

const npm: PackageManager = {
  name: 'npm',
  locks: ['package-lock.json', 'npm-shrinkwrap.json'],
  install: 'npm ci',
  installUnlocked: 'npm install --no-package-lock',
  script: (name) => (name === 'test' ? 'npm test' : `npm run ${name}`),
  program: (command) => `npx ${command}`,
  scriptInMembers: (name) => `npm run ${name} --workspaces --if-present`,
  failsIfMissing: false,
  step: () => undefined,
}

const pnpm: PackageManager = {
  name: 'pnpm',
  locks: ['pnpm-lock.yaml'],
  install: 'pnpm install --frozen-lockfile',
  installUnlocked: 'pnpm install --no-lockfile',
  script: (name) => (name === 'test' ? 'pnpm test' : `pnpm run ${name}`),
  program: (command) => `pnpm exec ${command}`,
  scriptInMembers: (name) => `pnpm --recursive --if-present run ${name}`,
  failsIfMissing: false,
  step: (version) => installGlobally('pnpm', version),
}

const yarnClassic: PackageManager = {
  name: 'yarn',
  locks: ['yarn.lock'],
  install: 'yarn install --frozen-lockfile',
  installUnlocked: 'yarn install --no-lockfile',
  script: (name) => `yarn run ${name}`,
  program: (command) => `yarn run ${command}`,
  scriptInMembers: (name) => `yarn workspaces run ${name}`,
  failsIfMissing: true,
  step: () => undefined,
}

/** Yarn 2 and newer: the repository contains it, or corepack installs it. */
const yarnBerry: PackageManager = {
  ...yarnClassic,
  install: 'yarn install --immutable',
  installUnlocked: 'yarn install',
  scriptInMembers: (name) => `yarn workspaces foreach --all run ${name}`,
  failsIfMissing: false,
  step: () => ({ run: 'npm install --global corepack && corepack enable' }),
}

const bun: PackageManager = {
  name: 'bun',
  locks: ['bun.lock', 'bun.lockb'],
  install: 'bun install --frozen-lockfile',
  installUnlocked: 'bun install --no-save',
  // `bun test` would be Bun's own runner.
  script: (name) => `bun run ${name}`,
  program: (command) => `bunx ${command}`,
  scriptInMembers: (name) => `bun run --filter '*' ${name}`,
  failsIfMissing: false,
  step: (version) => installGlobally('bun', version),
}

/** `packageManager` decides, else the lock file, else npm. */
export function managerOf(folder: Folder, packageManager: unknown): { manager: PackageManager; version: string } {
  const declared = typeof packageManager === 'string' ? /^(npm|pnpm|yarn|bun)@(\d+(?:\.\d+)*)/.exec(packageManager) : null
  const [, name, version = ''] = declared ?? []
  if (name === 'yarn' || (declared === null && folder.has('yarn.lock'))) {
    const isBerry = /^[2-9]|^\d\d/.test(version) || folder.has('.yarnrc.yml')
    return { manager: isBerry ? yarnBerry : yarnClassic, version }
  }
  const others = [pnpm, bun, npm]
  const manager = others.find((candidate) => (declared === null ? folder.has(...candidate.locks) : candidate.name === name))
  return { manager: manager ?? npm, version }
}
