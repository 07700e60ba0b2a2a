import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBmad } from '../../../../../src/core/plan/format/bmad/read-bmad.ts'
import { encode } from '../../make-plan.ts'
import { method } from '../bmad/folders.ts'
import { type Writing, wordOf, writings } from './documents.ts'
import { noise } from './noise.ts'
import { expectAll, tiers } from './rows.ts'
import { boxSlips, type Slip } from './slips.ts'

const file = 'docs/stories/1-1-add-a-book.md'

/** A story of the method with these lines among its tasks. */
const storyWith = (tasks: readonly string[]): string =>
  (method[file] ?? '').replace(/- \[ \] Write it[\s\S]*?\n\n/, `${tasks.join('\n')}\n\n`)

/** The parts of a story that its agent gets. */
const places = ['## Story\n', '## Acceptance Criteria\n', '## Tasks / Subtasks\n', 'Status: ready-for-dev\n'] as const

function readStory(text: string, { mark, eol }: Pick<Writing, 'mark' | 'eol'>) {
  const files = Object.entries({ ...method, [file]: mark + text.replaceAll('\n', eol) })
  const { plan, findings } = readBmad({
    ...{ folder: 'docs', scope: 'all' },
    files: files.map(([path, content]) => ({ path, link: false, bytes: encode(content) })),
  })
  const { title = '', description = '', acceptance_criteria: criteria = [] } = plan?.tasks[0] ?? {}
  return { plan, findings, given: [title, description, ...criteria].join('\n').toLowerCase() }
}

/** Every title reaches the agent of the story, or is named with its line. */
function expectNoneLost(text: string, titles: readonly string[], writing: Writing): void {
  const { findings, given } = readStory(text, writing)
  const named = new Set(findings.flatMap((one) => (one.file === file ? [one.line] : [])))
  const lines = text.split('\n')
  const lost = titles
    .map(wordOf)
    .filter(
      (word) => !given.includes(word) && !lines.some((line, index) => line.includes(word) && named.has(index + 1)),
    )
  expect(lost, `${text}\n${JSON.stringify(findings)}`).toEqual([])
}

describe.each(tiers)('plans for each: $runs:', ({ runs, options }) => {
  const run = (check: (writing: Writing) => void): void => fc.assert(fc.property(writings, check), { numRuns: runs })

  test('I11: BMAD: a task of a story that is written by a slip reaches the agent, or is named', options, () => {
    expectAll(boxSlips, (slip: Slip) => {
      run((writing) => {
        const { titles, at } = writing
        const index = 1 + (at % (titles.length - 2))
        const tasks = titles.map((title, place) => (place === index ? slip(`- [ ] ${title}`, place) : `- [ ] ${title}`))
        expectNoneLost(storyWith(tasks), titles, writing)
      })
    })
  })

  test('I11: BMAD: a line that is planted in a story reaches the agent, or is named', options, () => {
    const forms = [
      'X',
      '- X',
      '- [ ] X',
      '**Note:** X',
      '### X',
      '> X',
      '| X | a |',
      '    X',
      '1. X',
      '**X:**',
      '```\nX\n```',
    ]
    const rows = forms.flatMap((form) => places.map((place) => [`${form} below ${place}`, { form, place }] as const))
    expectAll(Object.fromEntries(rows), ({ form, place }) => {
      run((writing) => {
        const [title = ''] = writing.titles
        const text = (method[file] ?? '').replace(place, `${place}\n${form.replace('X', title)}\n\n`)
        expectNoneLost(text, [title], writing)
      })
    })
  })

  test('I11: BMAD: what is no task in a story is no error', options, () => {
    const lines = noise.filter((line) => !/^## |^Appendix/.test(line))
    expectAll(Object.fromEntries(lines.map((line) => [JSON.stringify(line), line])), (line) => {
      run((writing) => {
        const text = (method[file] ?? '').replace(
          places[writing.at % places.length] ?? '',
          (place) => `${place}\n${line}\n\n`,
        )
        const { findings, plan } = readStory(text, writing)
        expect(
          findings.filter(({ severity }) => severity === 'error'),
          text,
        ).toEqual([])
        expect(plan?.tasks[0]?.depends_on).toEqual([])
      })
    })
  })
})
