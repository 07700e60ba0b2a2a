import { RalphError } from '../../core/error/error.ts'
import type { ScopeChoices } from '../../core/plan/format/bmad/scope-choices.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import { askPerson } from '../project/ask-person.ts'
import type { Project } from '../project/project.ts'

interface ScopeRequest {
  readonly run: LoadedRun | null
  readonly fresh: boolean
  readonly interactive?: boolean
  readonly say: (text: string) => void
}

/** The answer becomes a rule of the run, as a flag would. Throws RalphError INTERRUPTED. */
export async function withScope(project: Project, { run, fresh, interactive, say }: ScopeRequest): Promise<Project> {
  const { choices, stated } = project
  if ((run && !fresh) || !choices || choices.open < 2) return project
  if (!interactive) {
    say(`all ${choices.open} open stories are in this run; to run fewer: --plan-scope ${narrowerScopes(choices)}`)
    return project
  }
  const scope = { raw: await askScope(choices), place: 'the answer to a question' }
  return { ...project, stated: { ...stated, byJob: { ...stated.byJob, 'plan-scope': scope } } }
}

/** In the words of the setting. */
async function askScope({ open, sprint, epics, stories }: ScopeChoices): Promise<string> {
  // Loaded only for a question: it takes longer than the rest of a start.
  const { multiselect, select } = await import('@clack/prompts')
  const pickOption = 'some'
  const chosen = await askPerson((prompt) =>
    select({
      ...prompt,
      message: 'Which stories should this run include?',
      options: [
        { value: 'all', label: `all open stories (${open})` },
        ...(sprint ? [{ value: 'sprint', label: `the current sprint, ${inWords(sprint)}` }] : []),
        ...epics.map((epic) => ({ value: scopeOf(epic), label: `epic ${inWords(epic)}` })),
        { value: pickOption, label: 'some of them' },
      ],
    }),
  )
  if (chosen === undefined) throw interrupted()
  if (chosen !== pickOption) return chosen
  const options = stories.map(({ id, title }) => ({ value: id, label: plainLine(`${id}: ${title}`, 200) }))
  const ids = await askPerson((prompt) => multiselect({ ...prompt, message: 'Which ones?', options, required: true }))
  if (ids === undefined) throw interrupted()
  return ids.join(',')
}

const inWords = ({ name, open }: { name: string; open: number }): string => `${plainLine(name, 100)} (${open})`
const scopeOf = ({ name }: { name: string }): string => `epic-${name}`

const narrowerScopes = ({ epics, sprint }: ScopeChoices): string =>
  [...(sprint ? ['sprint'] : []), ...epics.slice(0, 1).map(scopeOf), 'ID,ID'].join(' or ')

const interrupted = (): RalphError =>
  new RalphError({
    code: 'INTERRUPTED',
    message: 'Interrupted before the work began.',
    hint: 'Nothing was started. --plan-scope answers the question in advance.',
  })
