import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/command.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { commandForms } from '../order/read-command.ts'
import { runSentence } from '../report/words/run-sentence.ts'
import { inlineMarkdown } from '../text/markdown/inline-markdown.ts'
import { code } from '../text/report-context.ts'
import type { Obeyed } from './obeyed.ts'

type Informing = OperatorCommand & { kind: 'start' | 'plan' | 'status' | 'help' }

/** Orders that change no fact of the run: they are answered, or refused by name. */
export function inform(command: Informing, run: { plan: Plan; state: RunState }): Obeyed {
  switch (command.kind) {
    case 'start':
      // The comment itself has started the job that reads this.
      return run.state.paused ? refused('the run is paused; `resume` lifts the pause and goes on') : answered()
    case 'plan':
      return answered(
        'Each job takes the plan over as it is when the job starts, and this one has done so. What is edited meanwhile is taken over by the next one; for the text of an issue, order `plan` again then.',
      )
    case 'status':
      return answered(status(run))
    case 'help':
      return answered(help)
  }
}

const refused = (why: string): Obeyed => ({ kind: 'refused', why })
const answered = (answer?: string): Obeyed => ({ kind: 'done', effects: [], ...(answer && { answer }) })

const help = [
  'A command is the first line of a new comment, one a comment:',
  '',
  ...Object.values(commandForms).map((form) => `- ${code(`/ralph ${form}`)}`),
].join('\n')

function status(run: { plan: Plan; state: RunState }): string {
  const at = { planFile: 'the plan file', workBranch: run.state.work_branch, now: null, surface: 'issue' } as const
  const { happened, details, next } = runSentence(run, at, (text) => inlineMarkdown(text, 500))
  return [happened, ...details.map((detail) => `- ${detail}`), next].join('\n\n')
}
