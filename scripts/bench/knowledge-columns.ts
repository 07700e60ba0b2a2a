// What prompts of the generated history hold, by ways of choosing.
import { isActive, isHard } from '../../src/core/knowledge/entry.ts'
import { entryLine, knowledgeLines } from '../../src/core/knowledge/render-index.ts'
import { fitWithMemory } from '../../src/core/prompt/fit-memory.ts'
import type { PromptInput } from '../../src/core/prompt/prompt-input.ts'
import { promptLength } from '../../src/core/prompt/section.ts'
import { promptSections } from '../../src/core/prompt/sections.ts'
import { inlineMarkdown } from '../../src/core/text/markdown/neutral-markdown.ts'
import { memoize } from '../../src/core/text/memoize.ts'
import type { Knowledge } from '../../src/schema/knowledge/entry.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import type { History, Moment } from './knowledge-history.ts'

export const budgetChars = 16_000 * 4

/** A prompt as it usually is: a handoff of some length, and the instructions. */
export const inputOf = ({ task }: Pick<Moment, 'task'>): PromptInput => ({
  task,
  attempt: 1,
  remaining: 2,
  begun: null,
  failures: [],
  failedBefore: [],
  previous: {
    iteration: 1,
    task: 'TASK-0',
    source: 'structured',
    handoff: { summary: 'It was done.', freeform: 'What was done and why. '.repeat(150) },
  },
  earlier: [],
  skills: [],
  firstIteration: '',
  outputInstructions: 'Hand over what you learned. '.repeat(60),
  hints: [],
  knowledge: [],
  indexed: true,
  knownRed: [],
})

/** Ids of the entries that a prompt holds, and its characters. */
interface Ranked {
  readonly ids: ReadonlySet<string>
  readonly chars: number
}
export type Way = (moment: Moment, plan: Plan) => Ranked

const idsIn = (entries: readonly Knowledge[]) => new Set(entries.map(({ id }) => id))

const withIndex =
  (retrieval: 'ranked' | 'keyword'): Way =>
  (moment, plan) => {
    const at = {
      knowledge: moment.knowledge,
      plan,
      retrieval,
      maxChars: budgetChars,
      notedAfter: Number.POSITIVE_INFINITY,
    }
    const { sections } = fitWithMemory(inputOf(moment), at)
    const body = sections.find(({ name }) => name === 'Retrieved Project Memory')?.body ?? ''
    // What is in the text counts, not what is said to be.
    const held = moment.knowledge.filter((entry) => body.includes(inlineMarkdown(entry.text, 1000)))
    return { ids: idsIn(held), chars: promptLength(sections) }
  }

/** All of the page, or nothing of it where the prompt then is too long. */
const asTheSeed: Way = (moment) => {
  const others = promptLength(promptSections(inputOf(moment)))
  const active = moment.knowledge.filter(isActive)
  const page = knowledgeLines(active, '##').length
  return page + others > budgetChars ? { ids: new Set(), chars: others } : { ids: idsIn(active), chars: page + others }
}

/** What was said last, without knowing what replaced what. */
const newestFirst: Way = (moment) => {
  const others = promptLength(promptSections(inputOf(moment)))
  const held: Knowledge[] = []
  let left = budgetChars - others
  for (const entry of [...moment.knowledge].reverse()) {
    left -= entryLine(entry).length + 1
    if (left < 0) break
    held.push(entry)
  }
  return { ids: idsIn(held), chars: budgetChars - Math.max(0, left) }
}

/** The same plan where no task says what it builds on. */
const apart = memoize(
  ({ tasks, ...rest }: Plan): Plan => ({ ...rest, tasks: tasks.map((task) => ({ ...task, depends_on: [] })) }),
)

export const ways: Readonly<Record<string, Way>> = {
  ralph: withIndex('ranked'),
  'ralph, in a plan without dependencies': (moment, plan) => withIndex('ranked')(moment, apart(plan)),
  "the older programs' rules": asTheSeed,
  'their older keyword retrieval, with hard constraints': withIndex('keyword'),
  'newest first, cut': newestFirst,
}

export interface Figures {
  readonly hard: number
  readonly relevant: number
  readonly superseded: number
  /** Of all entries that count. */
  readonly told: number
  /** Of the longest prompt. */
  readonly tokens: number
  readonly withinBudget: boolean
}

/** What each prompt of a history holds. */
const heldBy = memoize((way: Way) =>
  memoize(({ moments, plan }: History): readonly Ranked[] => moments.map((moment) => way(moment, plan))),
)

/** In percent, over the second half of the run, where the index no longer fits; the budget over all of it. */
export function figuresOf(way: Way, history: History, wanted: (moment: Moment) => boolean = () => true): Figures {
  const sums = { hard: 0, allHard: 0, relevant: 0, needed: 0, superseded: 0, over: 0, active: 0, told: 0 }
  const { moments } = history
  const held = heldBy(way)(history)
  let most = 0
  moments.forEach((moment, at) => {
    const { ids, chars } = held[at] ?? { ids: new Set(), chars: 0 }
    most = Math.max(most, chars)
    if (at < moments.length / 2 || !wanted(moment)) return
    const over = moment.knowledge.filter((entry) => !isActive(entry))
    const active = moment.knowledge.filter(isActive)
    const hard = active.filter(isHard)
    sums.active += active.length
    sums.told += active.filter(({ id }) => ids.has(id)).length
    sums.over += over.length
    sums.superseded += over.filter(({ id }) => ids.has(id)).length
    sums.allHard += hard.length
    sums.hard += hard.filter(({ id }) => ids.has(id)).length
    sums.needed += moment.needed.length
    sums.relevant += moment.needed.filter((id) => ids.has(id)).length
  })
  const percent = (part: number, all: number): number => (all === 0 ? 0 : (100 * part) / all)
  return {
    hard: percent(sums.hard, sums.allHard),
    relevant: percent(sums.relevant, sums.needed),
    superseded: percent(sums.superseded, sums.over),
    told: percent(sums.told, sums.active),
    tokens: Math.ceil(most / 4),
    withinBudget: most <= budgetChars,
  }
}
