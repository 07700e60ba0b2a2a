import { projectFilesAt } from '../../adapter/git/store/user-repository.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { checkSpecs, detect, setUpCommands } from '../../core/detect/detect.ts'
import { detectedLines } from '../../core/report/terminal/init-text.ts'
import { configText } from '../../core/scaffold/config-text.ts'
import { refuseUnchecked } from '../../core/validation/checks.ts'
import { askChecks } from '../init/ask.ts'
import { plannedFile, writePlanned } from '../init/planned-files.ts'
import type { CommandContext } from '../project/context.ts'

/**
 * In a repository without settings and without a check, the run uses what `ralph init` detects; a person is asked only
 * for a check that cannot be detected. Returns what writes `.github/ralph.yml`, to be called once the run is agreed to;
 * undefined if there is nothing to write. Throws RalphError CHECKS_MISSING.
 */
export async function setUpIfNew(
  context: CommandContext,
  settings: Settings,
  { interactive, hasFile }: { interactive: boolean; hasFile: boolean },
): Promise<(() => Promise<void>) | undefined> {
  if (hasFile || settings.validate.length > 0 || settings['no-checks']) return undefined
  const { toplevel, files } = await projectFilesAt(context.cwd, context.env)
  const detection = detect(files)
  context.out(`${detectedLines(detection).join('\n')}\n`)
  const detected = checkSpecs(detection.projects)
  const validate = detected.length === 0 && interactive ? await askChecks([]) : detected
  // Before paying for a draft that could not run.
  if (validate.length === 0) refuseUnchecked({ checks: [], checksElsewhere: false, settings })
  const setup = settings.setup.length > 0 ? settings.setup : setUpCommands(detection.projects)
  const choices = { planFile: 'plan.json', setup, validate, costBudget: settings['cost-budget'], noChecks: false }
  const text = configText({ ...choices, configuration: detection.configuration }, undefined)
  return async () => {
    const planned = await plannedFile(toplevel, '.github/ralph.yml', text)
    await writePlanned(toplevel, [planned], context, { force: false, interactive })
  }
}
