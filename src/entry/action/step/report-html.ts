import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import { redactor } from '../../../core/text/redact.ts'
import type { Project } from '../../project/project.ts'
import { loadWithHistory, readHistory, runGone } from '../../wire/read-run.ts'
import { loadPageAssets, reportPage } from '../../wire/report-page.ts'
import type { StateAccess } from '../../wire/state-access.ts'
import { setOutput } from '../context/runner.ts'
import type { StepContext } from '../context/step-context.ts'

/** Writes the page of the run as it is now, and says in the step's outputs where. */
type WritePage = (access: StateAccess, github: GitHub | undefined) => Promise<void>

/**
 * Reads what every page is made of, before an agent could change the files; what it gives writes the page when the job
 * is over. A page that cannot be made is a warning: the run does not depend on it.
 */
export function reportHtml(project: Project, context: StepContext, warn: (text: string) => void): WritePage {
  const reading = loadPageAssets('report')
  reading.catch(() => undefined)
  const clean = redactor([...context.inputs.secrets, ...project.secrets])
  return async (access, github) => {
    // Whoever cancels a job gives it seconds, and they are for the run.
    if (context.cancelled.aborted) return
    const file = join(project.home, 'report.html')
    try {
      const run = await loadWithHistory(project, access)
      if (!run) throw runGone(project.planName)
      const past = await readHistory(access, run)
      const parts = await reading
      const html = await reportPage(project, access, { context, past, assets: parts, file: 'report.html', clean })
      // Whatever stands there is not ours: no link is followed.
      await rm(file, { force: true, recursive: true })
      await writeFile(file, html, { mode: 0o600, flag: 'wx' })
      setOutput('report-html', file)
      setOutput('pages-html', (await mayPublish(project, github)) ? file : '')
    } catch (error) {
      warn(`the page of the run could not be written: ${error instanceof Error ? error.message : error}`)
    }
  }
}

/** A page holds prompts and diffs: what is private becomes public by a person's word alone, and so does what nobody knows. */
async function mayPublish({ settings }: Project, github: GitHub | undefined): Promise<boolean> {
  if (settings.pages === 'public') return true
  const found = await github?.request('GET /repos/{owner}/{repo}', {}).catch(() => undefined)
  return found?.private === false
}
