import { cp, mkdir, readdir, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { projectFilesAt } from '../../adapter/git/store/user-repository.ts'
import { detect } from '../../core/detect/detect.ts'
import { RalphError } from '../../core/error/error.ts'
import { installed } from '../installed.ts'
import type { CommandContext } from '../project/context.ts'
import { choose } from './ask.ts'
import { plannedFiles, writePlanned } from './planned-files.ts'
import { finish } from './set-up-project.ts'
import { whereActionIs } from './where-action-is.ts'

const materials = installed('templates/examples/units')

/** A whole repository to try ralph on: project, plan, configuration and workflow, in one commit. */
export async function unfoldExample(
  context: CommandContext,
  folder: string,
  flags: Readonly<Record<string, unknown>>,
): Promise<number> {
  const place = resolve(context.cwd, folder)
  await refuseFilled(place, folder)
  await mkdir(place, { recursive: true })
  const cwd = await realpath(place)
  const inside = { ...context, cwd }
  await cp(materials, cwd, { recursive: true })
  const git = userGit(cwd, context.env)
  await git({ args: ['init', '--quiet', '--initial-branch=main'] })
  const { files } = await projectFilesAt(cwd, context.env)
  const detection = detect(files)
  const places = await whereActionIs(installed('.'), cwd, context.env)
  const choices = await choose(detection, { ...flags, plan: undefined }, false, places, [])
  const { planned } = await plannedFiles(cwd, choices, detection)
  await writePlanned(cwd, planned, inside, { force: true, interactive: false })
  await commit(inside)
  context.out(`\nA small project with a plan of four tasks was written to ${cwd} and committed.\n`)
  return finish(inside, { choices, also: [], madeIn: folder, samplePlan: false, flags })
}

async function refuseFilled(place: string, shown: string): Promise<void> {
  const there = await readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw notEmpty(`${shown} cannot be used: ${error.message}`)
  })
  if (there.length > 0) throw notEmpty(`The folder ${shown} is not empty; nothing was written.`)
}

const notEmpty = (message: string): RalphError =>
  new RalphError({
    code: 'FOLDER_NOT_EMPTY',
    message,
    hint: 'Name an empty or new folder: ralph init --example my-first-run',
  })

/** As the user where git knows one, else as the example's own. */
async function commit({ cwd, env }: CommandContext): Promise<void> {
  const git = userGit(cwd, env)
  const known = await git({ args: ['var', 'GIT_COMMITTER_IDENT'], allow: 'any' })
  if (known.code !== 0) {
    await git({ args: ['config', 'user.name', 'ralph example'] })
    await git({ args: ['config', 'user.email', 'example@ralph.invalid'] })
  }
  await git({ args: ['add', '--all'] })
  await git({
    args: ['-c', 'commit.gpgSign=false', 'commit', '--quiet', '--message', 'A small project and a plan for it'],
  })
}
