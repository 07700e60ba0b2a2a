import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { tryRead } from '../../../core/text/try-read.ts'
import { boundedOutput } from '../../process/bounded-output.ts'
import type { CallFolder } from '../../process/call-folder.ts'
import type { Confinement } from '../../process/command.ts'
import type { Environment } from '../../process/environment.ts'
import { findProgram } from '../../process/programs.ts'
import { supervise } from '../../process/supervise.ts'
import { claudePackage } from './install-claude.ts'

export interface ProgramChoice {
  readonly path: string | undefined
  readonly version?: string | undefined
  readonly install?: ((version: string | undefined) => Promise<string>) | undefined
  readonly environment: Environment
  readonly confinement: Confinement
}

interface VersionCall {
  readonly env: Readonly<Record<string, string>>
  readonly call: CallFolder
}

/** The program with its version; installs one if it is missing or has another version, and that is allowed. Throws RalphError AGENT_MISSING or AGENT_VERSION_DIFFERS. */
export async function claudeProgram(
  choice: ProgramChoice,
  options: VersionCall,
): Promise<{ program: string; version: string }> {
  const path = findProgram(choice.path ?? 'claude', choice.environment['PATH'])
  const version = path === undefined ? undefined : await readVersion(path, choice, options)
  if (path !== undefined && version !== undefined && isWanted(version, choice.version)) {
    return { program: path, version }
  }
  // A program that the user names is never replaced.
  if (choice.install === undefined || choice.path !== undefined) throw wrongProgram(choice, path, version)
  const installed = await choice.install(choice.version)
  const installedVersion = await readVersion(installed, choice, options)
  if (!isWanted(installedVersion, choice.version)) throw wrongProgram(choice, installed, installedVersion)
  return { program: installed, version: installedVersion }
}

/** Compares with output such as `2.1.197 (Claude Code)`. */
const isWanted = (output: string, version: string | undefined): boolean =>
  version === undefined || output.split(' ', 1)[0] === version

/** `--version` makes no call and takes 44 ms. Confined like a call: an agent may have replaced the program. */
async function readVersion(
  program: string,
  { confinement }: ProgramChoice,
  { env, call }: VersionCall,
): Promise<string> {
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
  const errorText = stderr.finish().tail.trim()
  throw new RalphError({
    code: 'AGENT_MISSING',
    message: `${program} --version did not answer: ${errorText || `exit code ${end.exitCode ?? 'none'}`}`,
    hint: 'Try it by hand. Reinstall Claude Code, or set `agent.path` to one that works.',
  })
}

function wrongProgram(
  { path, version }: ProgramChoice,
  program: string | undefined,
  actual: string | undefined,
): RalphError {
  if (program !== undefined) {
    return new RalphError({
      code: 'AGENT_VERSION_DIFFERS',
      message: `${program} is version ${actual}, but agent-version requires ${version}.`,
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

function installHint(version: string | undefined): string {
  if (version === undefined) {
    return `Install it with \`npm install -g ${claudePackage}\`, let ralph install it with \`--agent-install missing\`, or set \`agent.path\` to where it is.`
  }
  const folder = `"$HOME/.local/share/claude-code-${version}"`
  return `Let ralph install that version with \`--agent-install missing\` (without \`agent.path\`); or run \`npm install --prefix ${folder} --save-exact ${claudePackage}@${version}\` and add \`--agent-path ${folder}/node_modules/.bin/claude\`.`
}

/** The release of Claude Code that ralph was tried with, with the integrity of the package and of each platform's program. */
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

export function programFiles(program: string): string[] {
  const realProgram = realOf(program)
  const packagesIndex = realProgram.lastIndexOf('/node_modules/')
  return [program, packagesIndex < 0 ? realProgram : `${realProgram.slice(0, packagesIndex)}/node_modules`]
}

function realOf(program: string): string {
  return tryRead(() => realpathSync(program)) ?? dirname(program)
}
