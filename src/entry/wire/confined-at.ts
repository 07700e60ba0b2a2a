import { existsSync, readFileSync } from 'node:fs'
import { storedLogin } from '../../adapter/agent/stored-login.ts'
import type { Confinement } from '../../adapter/process/confined-command.ts'
import { hasCredential } from '../../adapter/process/environment.ts'
import { findProgram } from '../../adapter/process/find-program.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import type { ConfinementHere, JobShape } from '../../core/confinement/policy.ts'
import type { Machine } from '../../core/confinement/remedies.ts'
import type { CommandContext } from '../project/context.ts'

type Context = Pick<CommandContext, 'env' | 'checkout'>

/** What keeps the agent and the checks of a job in, with what decides whether that is enough and how more is got. */
export const confinedAt = (
  { report }: Pick<Confinement, 'report'>,
  settings: Pick<Settings, 'confinement' | 'agent'>,
  { context, shape }: { context: Context; shape: JobShape },
): ConfinementHere => ({
  report,
  asked: settings.confinement,
  shape,
  login: settings.agent !== 'command' && !hasCredential(context.env) && storedLogin(context.env) !== undefined,
  machine: machineOf(context),
})

/** A machine that was lent for the job; every CI service says so. */
export const isCi = ({ env, checkout }: Context): boolean =>
  checkout !== undefined || !['', '0', 'false'].includes(env['CI'] ?? '')

const machineOf = (context: Context): Machine => ({
  platform: process.platform,
  distribution: distributionIn(textOf('/etc/os-release')),
  isRoot: process.getuid?.() === 0,
  isCi: isCi(context),
  inContainer: containerMarks.some((path) => existsSync(path)) || context.env['KUBERNETES_SERVICE_HOST'] !== undefined,
  hasBubblewrap: findProgram('bwrap', context.env['PATH']) !== undefined,
})

const containerMarks = ['/.dockerenv', '/run/.containerenv']

/** The fields of os-release(5), without their quotes. */
function distributionIn(text: string): Machine['distribution'] {
  const field = (name: string): string => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(text)?.[1] ?? ''
  return { id: field('ID'), version: field('VERSION_ID'), like: field('ID_LIKE').split(' ').filter(Boolean) }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
