import { dirname, resolve } from 'node:path'
import type { Confinement } from '../../adapter/process/confined-command.ts'
import { findConfinement } from '../../adapter/process/confinement/find-confinement.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { maySudo } from '../../core/confinement/policy.ts'
import { programFolder } from '../installed.ts'
import type { CommandContext } from '../project/context.ts'
import { engineHome, type Project } from '../project/project.ts'
import { isCi } from './confined-at.ts'

const ours = resolve(programFolder, '..')
const supervisor = { file: process.execPath, args: [resolve(ours, 'supervisor/index.js')] }

export type ConfinementSettings = Pick<Settings, 'confinement' | 'confinement-sudo' | 'agent-read' | 'agent-writable'>

/** What this machine can give; `project` names what is to be out of reach besides what always is. */
export function confinementHere(
  context: Pick<CommandContext, 'env' | 'cwd' | 'checkout'>,
  settings: ConfinementSettings,
  project?: Pick<Project, 'repository' | 'home' | 'agents'>,
): Promise<Confinement> {
  const { env, cwd, checkout } = context
  const from = project?.repository.toplevel ?? cwd
  const pathOf = (path: string): string => resolve(from, path.replace(/^~(?=\/|$)/, env['HOME'] ?? '~'))
  return findConfinement({
    supervisor,
    environment: env,
    mode: settings.confinement,
    sudo: maySudo(settings, isCi(context)),
    home: checkout?.home ?? engineHome(env),
    hidden: [
      engineHome(env),
      ...(project ? [project.repository.toplevel, project.repository.commonDir, project.home] : []),
      ...(checkout ? [checkout.temp] : []),
      ...(project?.agents ? [dirname(project.agents)] : []),
    ],
    // The action's own files are harmless to read, and a replayed job runs one of them.
    readable: [
      ours,
      resolve(ours, '../templates'),
      process.execPath,
      ...(project ? [project.agents] : []),
      ...settings['agent-read'].map(pathOf),
    ],
    writable: settings['agent-writable'].map(pathOf),
  })
}
