import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FinishedTask } from '../../../src/core/prompt/finished-dependencies.ts'
import { fitWithMemory, fitWithoutIndex } from '../../../src/core/prompt/fit-memory.ts'
import type { PromptInput } from '../../../src/core/prompt/prompt-input.ts'
import { rankFloors, renderPrompt } from '../../../src/core/prompt/section.ts'
import { promptSections } from '../../../src/core/prompt/sections.ts'
import { Task } from '../../../src/schema/plan/plan.ts'
import { planOf } from '../../support/run-state.ts'
import { entry } from '../knowledge/any-index.ts'
import { checkResult, validation } from '../validation/check-result.ts'
import { promptInput } from './prompt-input.ts'

const budgets = [1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000, 12_000, 16_000]
/** Characters a token, as calls may report them. */
const ratios = [2, 4]

/** A rule is worth nothing without its end. */
const rule = fc.integer({ min: 0, max: 280 }).map((n) => `RULE ${'never '.repeat(n / 6)}unless END`)
const rules = (most: number) => fc.array(rule, { maxLength: most })
const list = (most: number) => rules(most).map((all) => all.map((text) => `- ${text}`).join('\n'))
const narrative = fc.nat(80).map((n) => 'I did one thing, and then another one. '.repeat(n * 3))
const log = fc.nat(60).map((n) => Array.from({ length: n * 5 }, (_, line) => `line ${line} of a log`).join('\n'))

const situation = fc.record({
  ...{ hints: rules(6), criteria: rules(8), constraints: rules(10), known: rules(60), people: rules(6) },
  ...{ skills: fc.array(list(25), { maxLength: 3 }), context: list(30), done: rules(5) },
  ...{ told: narrative, tried: narrative, logs: fc.array(log, { maxLength: 4 }), instructions: list(4) },
  indexed: fc.boolean(),
})
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never

const handoffOf = (freeform: string, constraints: readonly string[]) => ({
  summary: 'It was done.',
  freeform: freeform || '-',
  constraints_discovered: constraints.map((constraint) => ({ constraint })),
})

function inputOf(one: Situation): PromptInput {
  const failures =
    one.logs.length === 0
      ? []
      : [
          {
            iteration: 4,
            why: 'npm test failed',
            handoff: handoffOf(one.tried, []),
            validation: validation(one.logs.map((text, n) => checkResult({ name: `check ${n}`, output_head: text }))),
          },
        ]
  return promptInput({
    task: Task.parse({
      id: 'TASK-9',
      title: 'Do it',
      description: 'It is to be done.',
      acceptance_criteria: one.criteria,
    }),
    failures,
    hints: one.hints,
    planContext: one.context,
    previous: { iteration: 3, task: 'TASK-8', source: 'structured', handoff: handoffOf(one.told, one.constraints) },
    skills: one.skills.map((text, n) => ({ name: `skill-${n}`, text })),
    outputInstructions: `Hand over.\n\n${one.instructions}`,
    indexed: one.indexed,
  })
}

function fittedOf(one: Situation, maxChars: number) {
  const knowledge = [
    ...one.known.map((text, n) =>
      entry({ id: `K-decision-a${n}`, text, by: null, iterations: [1], task: `T-${n % 9}` }),
    ),
    ...one.people.map((text, n) => entry({ id: `K-decision-p${n}`, text, by: 'Ada' })),
  ]
  const finished: FinishedTask[] = one.done.map((summary, n) => ({
    ...{ task: `T-${n}`, iteration: n + 1, summary, files: [], fileCount: 0, handoff: undefined, steps: 1 },
  }))
  const input = inputOf(one)
  return one.indexed
    ? fitWithMemory(input, {
        plan: planOf({ id: 'TASK-9' }),

        notedAfter: 0,
        knowledge,
        finished,
        maxChars,
      })
    : fitWithoutIndex(input, { knowledge, finished, maxChars })
}

test('B9: over budgets of 1,000 to 16,000 tokens and 30 situations: it fits, no rule lacks its end, and logs give way before all else', () => {
  fc.assert(
    fc.property(situation, (one) => {
      const instructions = promptSections(inputOf(one)).at(-1)?.body ?? ''
      for (const maxChars of budgets.flatMap((budget) => ratios.map((ratio) => budget * ratio))) {
        fc.pre(instructions.length <= maxChars / 2)
        const { sections, cuts } = fittedOf(one, maxChars)
        const prompt = renderPrompt(sections)
        expect(prompt.length).toBeLessThanOrEqual(maxChars)
        expect(prompt.split('RULE').length, `${maxChars}`).toBe(prompt.split('END').length)
        expect(sections.at(-1)?.body).toBe(instructions)
        expect(prompt).toContain('ID: TASK-9')
        const whole = promptSections(inputOf(one)).flatMap(({ pieces }) => pieces)
        const told = sections.flatMap(({ pieces }) => pieces)
        const logs = told.filter(({ rank }) => rank === 'log')
        const isCut = (rank: string): boolean =>
          whole.some((piece) => piece.rank === rank && !told.some(({ text }) => text === piece.text))
        // What may be cut although a log is still longer than its floor: nothing.
        if (logs.some(({ text }) => text.length > rankFloors.log + 200) && cuts.length > 0)
          expect(['narrative', 'skill', 'plan', 'account', 'hint', 'task', 'criteria'].filter(isCut)).toEqual([])
      }
    }),
    { numRuns: 30 },
  )
})
