import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { agents } from '../../adapter/agent/agents.ts'
import { secretsOfLogins } from '../../adapter/agent/logins.ts'
import { removeFolder } from '../../adapter/disk/process-directory.ts'
import { remoteAt } from '../../adapter/git/remote/remote.ts'
import { openStore } from '../../adapter/git/store/store.ts'
import { writeCommitFiles } from '../../adapter/git/workspace/write-files.ts'
import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import { terminalProgress } from '../../adapter/log/terminal.ts'
import { secretValues } from '../../adapter/process/secret-values.ts'
import { readInstructions } from '../../app/job/from-base.ts'
import type { Ports } from '../../app/job/ports.ts'
import { requireConfinement } from '../../app/job/surroundings.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { redactor } from '../../core/text/redact.ts'
import type { BaseFiles } from '../project/base-files.ts'
import type { CommandContext } from '../project/context.ts'
import { engineHome } from '../project/project.ts'
import { confinedAt, confinementHere } from '../wire/confinement-here.ts'
import { watchesOf } from '../wire/runners.ts'

/** An agent that answers a question about the repository before there is a run. */
export interface ReadingAgent extends Pick<Ports, 'agent' | 'show' | 'redact'> {
  /** A temporary copy of the newest commit with the extra files; removed afterwards with everything in it. */
  readonly workspace: string
  readonly systemPrompt: string
}

/** Confined as in a run, outside of the user's own tree. Throws RalphError CONFINEMENT_BELOW_MINIMUM. */
export async function withReadingAgent<T>(
  context: CommandContext,
  {
    repository,
    settings,
    extraFiles,
  }: Pick<BaseFiles, 'repository'> & { settings: Settings; extraFiles: ReadonlyMap<string, string> },
  use: (reader: ReadingAgent) => Promise<T>,
): Promise<T> {
  const { env, cancelled, out, color, isTty, now, columns } = context
  const kind = agents[settings.agent]
  kind.refuse(settings)
  const redact = redactor([...secretValues(env), ...secretsOfLogins(env)])
  const { show } = terminalProgress({ write: out, color, isTty, now, redact, columns: () => columns })
  const home = await realpath(await mkdtemp(join(tmpdir(), 'ralph-propose-')))
  try {
    const place = { repository, home, agents: join(engineHome(env), 'agents') }
    const confinement = await confinementHere(context, settings, place)
    requireConfinement(
      { confinement: confinedAt(confinement, settings, { context, shape: 'own machine' }), show },
      { settings },
    )
    const workspace = join(home, 'workspace')
    await copyOfHead(context, { repository, home, workspace })
    for (const [path, text] of extraFiles) await writeExtraFile(workspace, path, text)
    const tmp = join(home, 'process')
    await mkdir(tmp, { mode: 0o700 })
    const watches = watchesOf({ repository }, context, { level: confinement.report.level, engine: [] })
    const note = (text: string): void => show({ kind: 'note', text })
    const agent = kind.create(settings, {
      ...{ environment: env, tmp, programs: place.agents, confinement, watched: watches.all, cancelled, note },
    })
    const systemPrompt = await readInstructions({ base: trustedFilesIn(repository.toplevel) }, { settings })
    return await use({ agent, show, redact, workspace, systemPrompt })
  } finally {
    await removeFolder(home)
  }
}

async function copyOfHead(
  { env }: CommandContext,
  { repository, home, workspace }: Pick<BaseFiles, 'repository'> & { home: string; workspace: string },
): Promise<void> {
  const store = await openStore({ home, repository, remote: repository.commonDir, env })
  try {
    const destination = { commit: repository.head, directory: workspace, stateDir: join(home, 'checkout') }
    await writeCommitFiles({ store, remote: remoteAt({ store }) }, destination)
  } finally {
    await store.close()
  }
}

/** The user's current file replaces the committed one. A committed folder that is a link is not followed. */
async function writeExtraFile(workspace: string, path: string, text: string): Promise<void> {
  const folder = dirname(join(workspace, path))
  await mkdir(folder, { recursive: true })
  if (!`${await realpath(folder)}${sep}`.startsWith(`${workspace}${sep}`)) return
  await rm(join(workspace, path), { recursive: true, force: true })
  await writeFile(join(workspace, path), text)
}
