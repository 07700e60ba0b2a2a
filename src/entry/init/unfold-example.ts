import { cp, mkdir, readdir, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { projectFilesAt } from '../../adapter/git/store/user-repository.ts'
import { detect } from '../../core/detect/detect.ts'
import { RalphError } from '../../core/error/error.ts'
import { installedPath } from '../installed-program.ts'
import type { CommandContext } from '../project/context.ts'
import { whereActionIs } from './action-places.ts'
import { chooseSetUp } from './ask.ts'
import { plannedFiles, writePlanned } from './planned-files.ts'
import { finishSetUp } from './set-up-project.ts'

const templateFolder = installedPath('templates/examples/units')

/** A whole repository to try ralph on: project, plan, configuration and workflow, in one commit. */
export async function unfoldExample(
  context: CommandContext,
  folder: string,
  flags: Readonly<Record<string, unknown>>,
): Promise<number> {
  const target = resolve(context.cwd, folder)
  await refuseNonEmpty(target, folder)
  await mkdir(target, { recursive: true })
  const cwd = await realpath(target)
  const exampleContext = { ...context, cwd }
  await cp(templateFolder, cwd, { recursive: true })
  const git = userGit(cwd, context.env)
  await git({ args: ['init', '--quiet', '--initial-branch=main'] })
  const { files } = await projectFilesAt(cwd, context.env)
  const detection = detect(files)
  const places = await whereActionIs(installedPath('.'), cwd, context.env)
  const choices = await chooseSetUp(detection, { ...flags, plan: undefined }, false, places, [])
  const { planned } = await plannedFiles(cwd, choices, detection)
  await writePlanned(cwd, planned, exampleContext, { force: true, interactive: false })
  await commitAll(exampleContext)
  context.out(`\nA small project with a plan of four tasks was written to ${cwd} and committed.\n`)
  return finishSetUp(exampleContext, { choices, also: [], madeIn: folder, samplePlan: false, flags })
}

async function refuseNonEmpty(place: string, shown: string): Promise<void> {
  const entries = await readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw notEmpty(`${shown} cannot be used: ${error.message}`)
  })
  if (entries.length > 0) throw notEmpty(`The folder ${shown} is not empty; nothing was written.`)
}

const notEmpty = (message: string): RalphError =>
  new RalphError({
    code: 'FOLDER_NOT_EMPTY',
    message,
    hint: 'Name an empty or new folder: ralph init --example my-first-run',
  })

/** As the user if git knows one, else as the example. */
async function commitAll({ cwd, env }: CommandContext): Promise<void> {
  const git = userGit(cwd, env)
  const identity = await git({ args: ['var', 'GIT_COMMITTER_IDENT'], allow: 'any' })
  if (identity.code !== 0) {
    await git({ args: ['config', 'user.name', 'ralph example'] })
    await git({ args: ['config', 'user.email', 'example@ralph.invalid'] })
  }
  await git({ args: ['add', '--all'] })
  await git({
    args: ['-c', 'commit.gpgSign=false', 'commit', '--quiet', '--message', 'A small project and a plan for it'],
  })
}
