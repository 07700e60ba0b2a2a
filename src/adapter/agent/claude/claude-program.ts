import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { boundedOutput } from '../../process/bounded-output.ts'
import type { CallFolder } from '../../process/call-folder.ts'
import type { Confinement } from '../../process/command.ts'
import type { Environment } from '../../process/environment.ts'
import { findProgram } from '../../process/programs.ts'
import { supervise } from '../../process/supervise.ts'
import { claudePackage } from './install-claude.ts'

export interface ProgramChoice {
  /** Configured `agent.path`; the program `claude` on PATH where it is undefined. */
  readonly path: string | undefined
  /** The exact version that it must have, where one is demanded. */
  readonly version?: string | undefined
  /** Installs a version, where that is allowed, and returns the program's path; undefined is the release we tried. */
  readonly install?: ((version: string | undefined) => Promise<string>) | undefined
  /** The engine's own, for its PATH. */
  readonly environment: Environment
  readonly confinement: Confinement
}

/** Where a version is asked for: in the agent's environment, and in a call of its own. */
interface Asking {
  readonly env: Readonly<Record<string, string>>
  readonly call: CallFolder
}

/**
 * The program to call and what it says of its version. Where there is none, or another version than is demanded, one
 * is installed if that is allowed. Throws RalphError AGENT_MISSING or AGENT_VERSION_DIFFERS with the commands to give.
 */
export async function claudeProgram(
  choice: ProgramChoice,
  options: Asking,
): Promise<{ program: string; version: string }> {
  const found = findProgram(choice.path ?? 'claude', choice.environment['PATH'])
  const said = found === undefined ? undefined : await versionOf(found, choice, options)
  if (found !== undefined && said !== undefined && isWanted(said, choice.version)) {
    return { program: found, version: said }
  }
  // A program that the user names is never put in the place of another.
  if (choice.install === undefined || choice.path !== undefined) throw unfit(choice, found, said)
  const program = await choice.install(choice.version)
  const version = await versionOf(program, choice, options)
  if (!isWanted(version, choice.version)) throw unfit(choice, program, version)
  return { program, version }
}

/** `2.1.197 (Claude Code)` */
const isWanted = (said: string, wanted: string | undefined): boolean =>
  wanted === undefined || said.split(' ', 1)[0] === wanted

/**
 * `--version` makes no call and takes 44 ms; a program that does not answer within 20 seconds is not the CLI. Confined
 * like a call: an agent may have put something else there.
 */
async function versionOf(program: string, { confinement }: ProgramChoice, { env, call }: Asking): Promise<string> {
  const stdout = boundedOutput({ headBytes: 1000, tailBytes: 0 })
  const stderr = boundedOutput({ headBytes: 0, tailBytes: 500 })
  const end = await supervise(
    { file: program, args: ['--version'], cwd: call.path, env },
    {
      confinement,
      places: { call, writable: [], readable: programFiles(program) },
      signal: new AbortController().signal,
      onStdout: stdout.push,
      onStderr: stderr.push,
      wallMs: 60_000,
    },
  ).done
  const version = stdout.finish().head.trim().split('\n', 1)[0] ?? ''
  if (end.exitCode === 0 && version !== '') return version
  const said = stderr.finish().tail.trim()
  throw new RalphError({
    code: 'AGENT_MISSING',
    message: `${program} --version did not answer: ${said || `exit code ${end.exitCode ?? 'none'}`}`,
    hint: 'Try it by hand. Reinstall Claude Code, or set `agent.path` to one that works.',
  })
}

function unfit({ path, version }: ProgramChoice, program: string | undefined, said: string | undefined): RalphError {
  if (program !== undefined) {
    return new RalphError({
      code: 'AGENT_VERSION_DIFFERS',
      message: `${program} is version ${said}, but agent-version requires ${version}.`,
      hint: `${installHint(version)} Or remove agent-version.`,
    })
  }
  return new RalphError({
    code: 'AGENT_MISSING',
    message:
      path === undefined ? 'There is no program `claude` on PATH.' : `There is no program at agent.path, ${path}.`,
    hint: installHint(version),
  })
}

/** Beside other versions, not in their place; npm compares what it gets with the registry's integrity. */
function installHint(version: string | undefined): string {
  if (version === undefined) {
    return `Install it with \`npm install -g ${claudePackage}\`, let ralph install it with \`--agent-install missing\`, or set \`agent.path\` to where it is.`
  }
  const folder = `"$HOME/.local/share/claude-code-${version}"`
  return `Let ralph install that version with \`--agent-install missing\` (without \`agent.path\`); or run \`npm install --prefix ${folder} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${folder}/node_modules/.bin/claude\`.`
}

/**
 * The release of Claude Code that ralph was tried with, and what is installed where no other version is asked for. The
 * integrity is that of the published packages: the one that everybody gets, and the program for each platform.
 */
export const triedRelease = {
  version: '2.1.330',
  integrity: [
    'sha512-KQMl6kixLMGHRCDUhkUPebuBhw13MpxlH3+17QzHQx40FNVd1z3uFKUSqQXB5zF9vLQGcpoC/8wWe5R35lsWvQ==',
    // darwin-arm64, darwin-x64
    'sha512-rgzAjrRJJsIdZXGF9CCFFbURxKuJNobRr+krV3dNmqNJWIws74rLD0CABe4+nXlx/9WwRECTrveprWB96mubqw==',
    'sha512-XenTNj2zXaFrnLmf47n25vChfFhlfeyaAR/vW5SFsEnLGwd2U1vDUY97+5etHBZu3xWBnlK8HhBVxzRi9YTUDw==',
    // linux-arm64, linux-arm64-musl, linux-x64, linux-x64-musl
    'sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA==',
    'sha512-NemfeTqZ30tQDhAeumZgDYoX4ewhAHkN3dbcsyvlgb+yvpKUlcYu5Bor8K+Du5azGe3uy9sftlJxbGhTsCR7zA==',
    'sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==',
    'sha512-OnduSSPY1b59FA8jTbq20Y1XkDUV0S1OVyvYBNslEbpX79P81JF7Ih4lgYvDKiFnnSv75z4Kv6qLE5DQqogYXA==',
    // win32-arm64, win32-x64
    'sha512-UBG8oi9gyi2hBGrKYkNfXSAqEyC3wJ2CsmSfQw8XLNWM/GOlUWAqELJOW9eBaAlWsusvwhHKtiQeS0UEQ+skxQ==',
    'sha512-P3aamhGb7lZUsgj6kQzdZAKh3fNFoXvawxZFuUz+pC5HVLwEtX5eWgO6kpxzT9+qfHaPhoepZ9KU8K1sz3b2yw==',
  ],
} as const

/** What an agent's program needs of itself, for one that lies below a home: its package, and where it is called by. */
export function programFiles(program: string): string[] {
  const real = realOf(program)
  const inPackages = real.lastIndexOf('/node_modules/')
  return [program, inPackages < 0 ? real : `${real.slice(0, inPackages)}/node_modules`]
}

function realOf(program: string): string {
  try {
    return realpathSync(program)
  } catch {
    return dirname(program)
  }
}
