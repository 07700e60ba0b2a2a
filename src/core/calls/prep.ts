import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { PrepAnswer } from '../../schema/agent/context-agent.ts'
import type { Knowledge } from '../../schema/knowledge/entry.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { parseAnswer } from '../handoff/answer.ts'
import { isActive, isHard } from '../knowledge/entry.ts'
import { entryLine, indexMarkdown } from '../knowledge/render-index.ts'
import { thousands } from '../text/amounts.ts'
import { excerpt } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { type EndedIteration, iterationFacts, signalLines } from './ended-iteration.ts'

/** Written beside the project's files for a prep to read, and removed before the coding agent begins. */
export const manifestFolder = '.ralph-context'

export interface Manifest {
  /** Sent if no prepared prompt is available. */
  readonly assembled: string
  readonly iteration: number
  readonly knowledge: readonly Knowledge[]
  /** The newest ones, newest first. */
  readonly ended: readonly EndedIteration[]
  /** Failed attempts at the task, newest first. */
  readonly failures: readonly EndedIteration[]
}

interface ManifestFile {
  readonly path: string
  readonly about: string
  readonly content: string
}

const maxHandoffChars = 60_000

/** The files of a manifest, most useful first. Bounded, and harmless as text. */
export function manifestFiles({ assembled, iteration, knowledge, ended, failures }: Manifest): ManifestFile[] {
  const hard = knowledge.filter((entry) => isActive(entry) && isHard(entry))
  const file = (name: string, about: string, content: string): ManifestFile => ({
    path: `${manifestFolder}/${name}`,
    about,
    content: `${content.trimEnd()}\n`,
  })
  return [
    file('assembled-prompt.md', 'the prompt that is sent if you write nothing: start from what it knows', assembled),
    ...(hard.length === 0
      ? []
      : [
          file(
            'hard-constraints.md',
            'all of these are in every prompt, whatever you write',
            hard.map(entryLine).join('\n'),
          ),
        ]),
    ...(knowledge.length === 0
      ? []
      : [
          file(
            'knowledge-index.md',
            'everything that people said and iterations taught',
            indexMarkdown(knowledge, iteration),
          ),
        ]),
    ...failures.map((attempt) =>
      file(
        `failures/${attempt.iteration}.md`,
        `attempt ${attempt.iteration} at this task, which failed`,
        iterationText(attempt),
      ),
    ),
    ...ended.map((iteration) =>
      file(
        `handoffs/${iteration.iteration}.md`,
        `iteration ${iteration.iteration} (${oneLine(iteration.task, 64)}), ${iteration.passed ? 'which passed' : 'which failed: its changes are gone'}`,
        iterationText(iteration),
      ),
    ),
  ]
}

function iterationText(iteration: EndedIteration): string {
  const { handoff } = iteration
  if (!handoff) return `${iterationFacts(iteration)}\n\nIts agent left no account of its work.`
  const { summary, freeform, ...fields } = handoff
  const account = [summary, freeform, JSON.stringify(fields, null, 2)].join('\n\n')
  return `${iterationFacts(iteration)}\n\n---\n\n${excerpt(visible(account), maxHandoffChars)}`
}

interface PrepRequest {
  readonly template: string
  readonly task: Task
  readonly attempt: number
  readonly files: readonly Omit<ManifestFile, 'content'>[]
  readonly last: EndedIteration | undefined
  /** Of the prompt that it writes. */
  readonly maxChars: number
  /** True if this task has waited for a person since its last attempt: the prep may not ask again. */
  readonly hasAsked: boolean
  /** Questions of the first prep: then this call answers them. */
  readonly research: readonly string[]
}

export function prepPrompt(request: PrepRequest): string {
  const { template, task, attempt, files, last, research } = request
  const signals = last ? signalLines(last) : []
  const libraries = task.libraries.map((name) => oneLine(name, 100)).join(', ')
  const sections = [
    template.trim(),
    `## Task\n\n${fenced(visible([`${task.id}: ${task.title}`, task.description, ...task.acceptance_criteria.map((criterion) => `- ${criterion}`)].join('\n\n')).trim())}`,
    `## Manifest\n\n${[
      `- Attempt ${attempt} of a task with ${task.max_retries} retries.`,
      ...(libraries === '' ? [] : [`- Libraries: ${libraries}`]),
      ...(task.needs_docs ? ['- The task needs documentation: look it up.'] : []),
      ...files.map(({ path, about }) => `- \`${path}\`: ${about}`),
      '- Everything else in this directory is the project, as the coding agent will find it.',
    ].join('\n')}`,
    ...(signals.length === 0 ? [] : [`## What the Last Agent Asks For\n\n${signals.join('\n')}`]),
    ...(research.length === 0
      ? []
      : [
          `## Research\n\nFind this out now, by reading or with the servers that you have, and put what you find into \`prepared_prompt\`:\n\n${fenced(research.map((question) => `- ${question}`).join('\n'))}`,
        ]),
    `## Your Answer\n\n${requirements(request).join('\n')}`,
  ]
  return sections.join('\n\n')
}

function requirements({ maxChars, hasAsked, research }: PrepRequest): string[] {
  return [
    `- \`prepared_prompt\` has at most ${thousands(maxChars)} characters; a longer one is cut. Ralph adds the task, hints of people, the plan's context, skills, the instructions for the answer and every hard constraint to it: do not repeat them.`,
    ...(research.length === 0 ? [] : ['- You may not ask for research again.']),
    ...(hasAsked ? ['- A person has been asked about this task already: do not ask again.'] : []),
  ]
}

const maxReasonChars = 500

/** A prep's answer with its reasons as single lines, or why it is refused. */
export function readPrep(end: AgentEnd): PrepAnswer | { readonly why: string } {
  const answer = parseAnswer(PrepAnswer, end)
  if ('why' in answer) return answer
  const { reason, research, ...rest } = answer.value
  const questions = research?.map((question) => oneLine(question, maxReasonChars)).filter((one) => one !== '')
  return { ...rest, reason: oneLine(reason, maxReasonChars), ...(questions && { research: questions }) }
}
