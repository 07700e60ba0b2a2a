import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { openState, type StateAccess } from './state-access.ts'

/** A place for commands that only look: made for the moment, and nothing is left behind. */
export async function withTemporaryState<T>(
  project: Project,
  context: CommandContext,
  look: (access: StateAccess, folder: string) => Promise<T>,
): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), 'ralph-look-'))
  try {
    return await look(await openState(project, context, { home }), home)
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
