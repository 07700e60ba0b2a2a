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

/** Writes the page of the current run, and its path into the step's outputs. */
type WritePage = (access: StateAccess, github: GitHub | undefined) => Promise<void>

/** Loads the page's parts now, before an agent could change the files; the returned function writes the page after the job. A failure is only a warning. */
export function preparePage(project: Project, context: StepContext, warn: (text: string) => void): WritePage {
  const loading = loadPageAssets('report')
  loading.catch(() => undefined)
  const redact = redactor([...context.inputs.secrets, ...project.secrets])
  return async (access, github) => {
    // A cancelled job has only seconds, which the run needs.
    if (context.cancelled.aborted) return
    const file = join(project.home, 'report.html')
    try {
      const run = await loadWithHistory(project, access)
      if (!run) throw runGone(project.planName)
      const history = await readHistory(access, run, ({ message }) => warn(message))
      const assets = await loading
      const html = await reportPage(project, access, {
        context,
        past: history,
        assets,
        file: 'report.html',
        clean: redact,
      })
      // Another file may be there: follows no link.
      await rm(file, { force: true, recursive: true })
      await writeFile(file, html, { mode: 0o600, flag: 'wx' })
      setOutput('report-html', file)
      setOutput('pages-html', (await mayPublish(project, github)) ? file : '')
    } catch (error) {
      warn(`the page of the run could not be written: ${error instanceof Error ? error.message : error}`)
    }
  }
}

/** Pages contain prompts and diffs, so a private or unknown repository needs the person's setting. */
async function mayPublish({ settings }: Project, github: GitHub | undefined): Promise<boolean> {
  if (settings.pages === 'public') return true
  const repository = await github?.request('GET /repos/{owner}/{repo}', {}).catch(() => undefined)
  return repository?.private === false
}
