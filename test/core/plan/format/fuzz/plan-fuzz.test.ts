import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPlan } from '../../../../../src/core/plan/format/formats.ts'
import type { Finding } from '../../../../../src/schema/plan/finding.ts'
import type { Plan } from '../../../../../src/schema/plan/plan.ts'
import { encode } from '../../make-plan.ts'
import { type DocumentKind, markdownKinds, type Writing, wordOf, writings } from './documents.ts'
import { type JsonKind, type JsonSlip, jsonKinds, jsonNoise, jsonSlips } from './json-slips.ts'
import { beginnings, noise } from './noise.ts'
import { boxSlips, headingSlips, type Slip } from './slips.ts'

/** A slice of the plans in the default tier, all of them in the thorough one. */
const tiers = [
  { runs: 2, options: {} },
  { runs: 50, options: { tags: 'thorough/size' } },
] as const

const kinds: [string, DocumentKind][] = Object.entries(markdownKinds)

/** Says nothing of whether a task is run. */
const remarks = /NO_DESCRIPTION|NO_CRITERIA|TOO_LARGE/

const readWritten = (file: string, text: string, { mark, eol }: Pick<Writing, 'mark' | 'eol'>) =>
  readPlan({ file, bytes: encode(mark + text.replaceAll('\n', eol)) })

/** Which titles are neither run, nor part of what an agent gets, nor named with their line. */
function lostIn(
  titles: readonly string[],
  text: string,
  read: { plan: Plan | undefined; findings: readonly Finding[] },
) {
  const lines = text.split('\n')
  const said = new Set(read.findings.filter(({ code }) => !remarks.test(code)).map(({ line }) => line))
  return titles.filter((title) => {
    const has = (one: string): boolean => one.toLowerCase().includes(wordOf(title))
    const isRun = read.plan?.tasks.some((task) => has(task.title) || task.acceptance_criteria.some(has))
    return !isRun && !lines.some((line, index) => has(line) && said.has(index + 1))
  })
}

function expectNoneLost({ file, task, around }: DocumentKind, slip: Slip, writing: Writing): void {
  const { titles, at } = writing
  // The first and the last stay as they are.
  const index = 1 + (at % (titles.length - 2))
  const tasks = titles.map((title, place) => (place === index ? slip(task(title, place), place) : task(title, place)))
  const text = around(tasks)
  const read = readWritten(file, text, writing)
  const shown = `${text}\n${JSON.stringify(read.findings)}`
  const lost = lostIn(titles, text, read)
  if (read.plan) expect(lost, shown).toEqual([])
  // What would be run is not known of a plan that is refused.
  else expect(lost.length, `nothing is named:\n${shown}`).toBeLessThan(titles.length)
}

function expectNothingSilent({ file, list, task }: JsonKind, name: string, slip: JsonSlip, writing: Writing): void {
  const { titles, at } = writing
  const index = 1 + (at % (titles.length - 2))
  const text = JSON.stringify(slip({ project: 'x', [list]: titles.map(task) }, { list, index }), null, 2)
  const { plan, findings } = readWritten(file, text, writing)
  if (findings.some(({ code }) => !remarks.test(code))) return
  const has = (one: string, title: string): boolean => one.includes(wordOf(title))
  const lost = titles.filter(
    (title) => !plan?.tasks.some((one) => [one.title, ...one.acceptance_criteria].some((words) => has(words, title))),
  )
  expect(lost, text).toEqual([])
  const changed = plan?.tasks.find((one) => one.title === titles[index])
  if (/block|depend|requires|needs|prereq|parent/i.test(name)) expect(changed?.depends_on, text).not.toEqual([])
  if (/stat|done|complet|skip|disabled|passes/.test(name)) expect(changed?.status, text).not.toBe('pending')
}

describe.each(tiers)('in $runs plans', ({ runs, options }) => {
  test.each(
    kinds.flatMap(([kind, document]) =>
      Object.entries(document.task('x', 0).startsWith('#') ? headingSlips : boxSlips).map(
        ([name, slip]) => [kind, name, document, slip] as const,
      ),
    ),
  )('I11: %s: %s: what was written is run, or named', options, (kind, name, document, slip) => {
    // Then the heading is the task, and what stood above it is its text.
    if (kind === 'subtasks of a queue' && name === 'a heading') return
    fc.assert(
      fc.property(writings, (writing) => expectNoneLost(document, slip, writing)),
      { numRuns: runs },
    )
  })

  test.each(
    kinds
      .filter(([kind]) => kind !== 'subtasks of a queue')
      .flatMap(([kind, document]) => [...noise, ...beginnings].map((line) => [kind, line, document] as const)),
  )('I11: %s: %j is no task and no error', options, (_, line, { file, task, around }) => {
    const isPart = /^## |^Appendix/.test(line)
    const places = isPart ? (['after'] as const) : (['before', 'after', 'between'] as const)
    fc.assert(
      fc.property(writings, fc.constantFrom(...places), (writing, place) => {
        const { titles } = writing
        const tasks = titles.map(task)
        const [title, ...rest] = around(tasks).split('\n')
        const text = beginnings.includes(line)
          ? line + around(tasks)
          : place === 'between'
            ? around([...tasks.slice(0, 1), `\n${line}\n`, ...tasks.slice(1)])
            : place === 'before'
              ? [title, '', line, '', ...rest].join('\n')
              : `${around(tasks)}\n${line}\n`
        const { plan, findings } = readWritten(file, text, writing)
        const errors = findings.filter(({ severity }) => severity === 'error')
        expect(errors, text).toEqual([])
        expect(plan?.tasks.map((one) => one.title)).toEqual(titles)
      }),
      { numRuns: runs },
    )
  })

  test.each(
    Object.entries(jsonKinds).flatMap(([kind, document]) =>
      Object.entries(jsonSlips).map(([name, slip]) => [kind, name, document, slip] as const),
    ),
  )('I11: %s: %s: what was written is run, or named', options, (_, name, { file, list, task }, slip) => {
    fc.assert(
      fc.property(writings, (writing) => {
        expectNothingSilent({ file, list, task }, name, slip, writing)
      }),
      { numRuns: runs },
    )
  })
})

test.each(
  Object.entries(jsonKinds).flatMap(([kind, document]) =>
    Object.entries(jsonNoise).map(([name, members]) => [kind, name, document, members] as const),
  ),
)('I11: %s: %s is no order, no task and no error', (_, __, { file, list, task }, members) => {
  const tasks = ['a', 'b', 'c'].map(task)
  const inTask = { [list]: tasks.map((one, index) => (index === 1 ? { ...one, ...members } : one)) }
  for (const document of [inTask, { [list]: tasks, ...members }]) {
    const { plan, findings } = readPlan({ file, bytes: encode(JSON.stringify(document)) })
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(plan?.tasks).toHaveLength(3)
  }
})
