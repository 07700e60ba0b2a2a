import { RalphError } from '../../core/error/error.ts'
import type { ScopeChoices } from '../../core/plan/format/bmad/scope-choices.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import { askPerson } from '../project/ask-person.ts'
import type { Project } from '../project/project.ts'

interface Beginning {
  readonly run: LoadedRun | null
  readonly fresh: boolean
  /** Somebody is there to answer. */
  readonly interactive?: boolean
  readonly say: (text: string) => void
}

/**
 * The project of a run that begins, with the stories that it is about: what was said, else what a person answers, else all of
 * them, which is told. The answer is a rule of the run, as a flag would be. Throws RalphError INTERRUPTED where the person leaves.
 */
export async function withScope(project: Project, { run, fresh, interactive, say }: Beginning): Promise<Project> {
  const { choices, told } = project
  if ((run && !fresh) || !choices || choices.open < 2) return project
  if (!interactive) {
    say(`all ${choices.open} open stories are in this run; to run fewer: --plan-scope ${others(choices)}`)
    return project
  }
  const scope = { raw: await askScope(choices), place: 'the answer to a question' }
  return { ...project, told: { ...told, byJob: { ...told.byJob, 'plan-scope': scope } } }
}

/** As the setting would say it. */
async function askScope({ open, sprint, epics, stories }: ScopeChoices): Promise<string> {
  // Only where somebody is asked: it takes longer to load than the rest of a start.
  const { multiselect, select } = await import('@clack/prompts')
  const some = 'some'
  const chosen = await askPerson((asked) =>
    select({
      ...asked,
      message: 'Which stories should this run include?',
      options: [
        { value: 'all', label: `all open stories (${open})` },
        ...(sprint ? [{ value: 'sprint', label: `the current sprint, ${inWords(sprint)}` }] : []),
        ...epics.map((epic) => ({ value: scopeOf(epic), label: `epic ${inWords(epic)}` })),
        { value: some, label: 'some of them' },
      ],
    }),
  )
  if (chosen === undefined) throw left()
  if (chosen !== some) return chosen
  const options = stories.map(({ id, title }) => ({ value: id, label: plainLine(`${id}: ${title}`, 200) }))
  const ids = await askPerson((asked) => multiselect({ ...asked, message: 'Which ones?', options, required: true }))
  if (ids === undefined) throw left()
  return ids.join(',')
}

const inWords = ({ name, open }: { name: string; open: number }): string => `${plainLine(name, 100)} (${open})`
const scopeOf = ({ name }: { name: string }): string => `epic-${name}`

const others = ({ epics, sprint }: ScopeChoices): string =>
  [...(sprint ? ['sprint'] : []), ...epics.slice(0, 1).map(scopeOf), 'ID,ID'].join(' or ')

const left = (): RalphError =>
  new RalphError({
    code: 'INTERRUPTED',
    message: 'Interrupted before the work began.',
    hint: 'Nothing was started. --plan-scope answers the question in advance.',
  })
