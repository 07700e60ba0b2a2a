import { maxCriteria, maxDescriptionChars, maxPlanTasks } from '../plan/lint/story-size.ts'
import { thousands } from '../text/amounts.ts'
import { excerpt } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { goalIds, type PlanSource } from './plan-source.ts'

/** Characters of a source in the prompt: about 15,000 tokens. */
export const maxSourceChars = 60_000

/** Share of a cut text that is its beginning. */
const headShare = 0.8

/** The prompt for making a plan. The source is data: it is fenced and bounded. */
export function planPrompt({ template, source }: { readonly template: string; readonly source: PlanSource }): string {
  const { spec, shown, file, text } = source
  const goals = [...goalIds(source)].map(([id, goal]) => `${id}: ${oneLine(goal, 500)}`)
  const list = (texts: readonly { text: string }[]) =>
    texts.slice(0, maxListed).map(({ text }) => `- ${oneLine(text, 500)}`)
  const sections = [
    template.trim(),
    section('Goals', goals),
    section('Not Part of This', list(spec.nonGoals)),
    section('Known Traps', list(spec.gotchas)),
    `## Source: ${oneLine(shown, 200)}\n\n${sourceNote({ file, text })}${fenced(visible(excerpt(text, maxSourceChars, headShare)).trim())}`,
    `## Your Answer\n\n${requirements(goals.length).join('\n')}`,
  ]
  return sections.filter((part) => part !== '').join('\n\n')
}

const maxListed = 50

const section = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `## ${name}\n\n${fenced(lines.join('\n'))}`

function sourceNote({ file, text }: Pick<PlanSource, 'file' | 'text'>): string {
  if (text.length <= maxSourceChars) return ''
  const whole = file === undefined ? '' : ` The full text is in the file ${oneLine(file, 200)} of this directory.`
  return `It has ${thousands(text.length)} characters; ${thousands(maxSourceChars)} of them are shown here.${whole}\n\n`
}

const requirements = (goals: number): string[] => [
  `- At most ${maxPlanTasks} tasks; each with at most ${maxCriteria} acceptance criteria and a description of at most ${thousands(maxDescriptionChars)} characters.`,
  '- `depends_on` names ids of your own tasks, without cycles; it is empty for the first task.',
  goals > 0
    ? `- ${goals === 1 ? 'G1' : `Each of G1 to G${goals}`} is named under \`goals\` by at least one task.`
    : '- The source lists no goals: `goals` stays empty.',
]

export function retryPrompt(
  prompt: string,
  { answer, faults }: { answer: unknown; faults: readonly string[] },
): string {
  const answerJson = JSON.stringify(answer, null, 1) ?? ''
  return [
    prompt,
    '## Your Last Answer Was Refused',
    ...(answerJson === '' ? [] : [fenced(excerpt(visible(answerJson), maxAnswerChars))]),
    'Fix this, keep what was right, and answer again:',
    faults
      .slice(0, maxListed)
      .map((fault) => `- ${oneLine(fault, 400)}`)
      .join('\n'),
  ].join('\n\n')
}

const maxAnswerChars = 40_000
