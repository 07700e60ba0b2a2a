import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPlan } from '../../../../../src/core/plan/format/formats.ts'
import type { Finding } from '../../../../../src/schema/plan/finding.ts'
import type { Plan } from '../../../../../src/schema/plan/plan.ts'
import { encode } from '../../make-plan.ts'
import { type DocumentKind, markdownKinds, type Writing, wordOf, writings } from './documents.ts'
import { type JsonKind, type JsonSlip, jsonKinds, jsonNoise, jsonSlips } from './json-slips.ts'
import { beginnings, noise } from './noise.ts'
import { expectAll, tiers } from './rows.ts'
import { boxSlips, headingSlips, type Slip, type Slips } from './slips.ts'

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

/** A document with a line that is no task. */
function withNoise(
  { task, around }: DocumentKind,
  { line, place, titles }: { line: string; place: 'before' | 'after' | 'between'; titles: readonly string[] },
): string {
  const tasks = titles.map(task)
  const [title, ...rest] = around(tasks).split('\n')
  if (beginnings.includes(line)) return line + around(tasks)
  if (place === 'between') return around([...tasks.slice(0, 1), `\n${line}\n`, ...tasks.slice(1)])
  return place === 'before' ? [title, '', line, '', ...rest].join('\n') : `${around(tasks)}\n${line}\n`
}

function expectNoTask(document: DocumentKind, line: string, runs: number): void {
  const places = /^## |^Appendix/.test(line) ? (['after'] as const) : (['before', 'after', 'between'] as const)
  fc.assert(
    fc.property(writings, fc.constantFrom(...places), (writing, place) => {
      const { titles } = writing
      const text = withNoise(document, { line, place, titles })
      const { plan, findings } = readWritten(document.file, text, writing)
      const errors = findings.filter(({ severity }) => severity === 'error')
      expect(errors, text).toEqual([])
      expect(plan?.tasks.map((one) => one.title)).toEqual(titles)
    }),
    { numRuns: runs },
  )
}

describe.each(tiers)('plans for each: $runs:', ({ runs, options }) => {
  test.each(kinds)('I11: %s: what was written by a slip is run, or named', options, (kind, document) => {
    const { 'a heading': heading, ...listed } = boxSlips
    // Among subtasks a note is a part of their task, which its agent gets.
    const isNote = (name: string): boolean => /^(?:a note|a bold note|an item of HTML)$/.test(name)
    const notes = Object.fromEntries(Object.entries(listed).filter(([name]) => isNote(name)))
    const others = Object.fromEntries(Object.entries(listed).filter(([name]) => !isNote(name)))
    const slips: Slips = document.task('x', 0).startsWith('#')
      ? headingSlips
      : // A heading among subtasks is the task, and what stood above it is its text.
        { ...others, ...(kind !== 'subtasks of a queue' && { ...notes, ...(heading && { 'a heading': heading }) }) }
    expectAll(slips, (slip) => {
      fc.assert(
        fc.property(writings, (writing) => expectNoneLost(document, slip, writing)),
        { numRuns: runs },
      )
    })
  })

  test.each(kinds.filter(([kind]) => kind !== 'subtasks of a queue'))(
    'I11: %s: what is no task is none, and no error',
    options,
    (_, document) => {
      const lines = Object.fromEntries([...noise, ...beginnings].map((line) => [JSON.stringify(line), line]))
      expectAll(lines, (line) => expectNoTask(document, line, runs))
    },
  )

  test.each(Object.entries(jsonKinds))(
    'I11: %s: what was written by a slip is run, or named',
    options,
    (_, document) => {
      expectAll(jsonSlips, (slip, name) => {
        fc.assert(
          fc.property(writings, (writing) => expectNothingSilent(document, name, slip, writing)),
          { numRuns: runs },
        )
      })
    },
  )
})

test.each(Object.entries(jsonKinds))(
  'I11: %s: fields beside those of a task are no order, no task and no error',
  (_, { file, list, task }) => {
    const tasks = ['a', 'b', 'c'].map(task)
    expectAll(jsonNoise, (members) => {
      const inTask = { [list]: tasks.map((one, index) => (index === 1 ? { ...one, ...members } : one)) }
      for (const document of [inTask, { [list]: tasks, ...members }]) {
        const { plan, findings } = readPlan({ file, bytes: encode(JSON.stringify(document)) })
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
        expect(plan?.tasks).toHaveLength(3)
      }
    })
  },
)
