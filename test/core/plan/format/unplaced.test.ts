import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import { encode } from '../make-plan.ts'

interface Format {
  readonly file: string
  /** The line of a task. */
  readonly task: (title: string, index: number) => string
  readonly around: (tasks: readonly string[]) => string
  readonly mutations: Readonly<Record<string, (line: string, index: number) => string>>
}

const box = (to: string) => (line: string) => line.replace(/\[ \]/, to)
const bullet = (to: string) => (line: string) => line.replace(/^- /, to)

/** A check box as people write it by accident, or by the habits of another tool. */
const boxMutations = {
  'no blank': box('[]'),
  'two blanks': box('[  ]'),
  'three blanks': box('[   ]'),
  'a blank before x': box('[ x]'),
  'a blank behind x': box('[x ]'),
  'a tick': box('[✓]'),
  'a heavy tick': box('[✔]'),
  'an emoji in it': box('[✅]'),
  tilde: box('[~]'),
  dash: box('[-]'),
  slash: box('[/]'),
  arrow: box('[>]'),
  'exclamation mark': box('[!]'),
  'question mark': box('[?]'),
  star: box('[*]'),
  dot: box('[•]'),
  'the letter ha': box('[х]'),
  'a letter': box('[D]'),
  'two letters': box('[ok]'),
  'a no-break space in it': box('[\u00a0]'),
  'a no-break space behind it': (line: string) => line.replace('[ ] ', '[ ]\u00a0'),
  'a zero-width space in it': box('[\u200b]'),
  'a tab in it': box('[\t]'),
  'no blank behind it': (line: string) => line.replace('[ ] ', '[ ]'),
  'no blank behind x': (line: string) => line.replace('[ ] ', '[x]'),
  'no blank before it': bullet('-'),
  'no blank before it, a star': bullet('*'),
  'a no-break space before it': bullet('-\u00a0'),
  'no bullet': bullet(''),
  'a round bullet': bullet('• '),
  'a long dash': bullet('– '),
  'a number and no blank': bullet('2.'),
  'a letter as a number': bullet('a. '),
  'a star': bullet('* '),
  'a plus': bullet('+ '),
  'a number': bullet('1. '),
  'a number in brackets': bullet('1) '),
  'a number and no blank in the box': (line: string) => line.replace(/^- \[ \]/, '2. []'),
  escaped: box('\\[ \\]'),
  'a box sign': box('☐'),
  'a ticked box sign': box('☑'),
  'a square': box('⬜'),
  'a green tick': box('✅'),
  html: box('<input type="checkbox">'),
  'html, checked': box("<input type='checkbox' checked disabled />"),
  'wide brackets': box('［ ］'),
  small: box('[X]'),
  'no box': box('').name ? (line: string) => line.replace('[ ] ', '') : box(''),
  indented: (line: string) => `  ${line}`,
  'indented as code': (line: string) => `\n\n    ${line}`,
  'indented by a tab': (line: string) => `\n\n\t${line}`,
  quoted: (line: string) => `\n> ${line}\n`,
  'below a plain item': (line: string) => `\n\n## More\n\n- group\n  ${line}\n`,
  'in HTML': (line: string) => `\n<div>\n${line}\n</div>\n`,
} as const

const headingMutations = {
  label: (line: string) => line.replace('### ', '### [P] '),
  bold: (line: string) => line.replace(/### (.*)/, '### **$1**'),
  'a letter behind the number': (line: string) => line.replace(/(\d+):/, '$1a:'),
  'only the number': (line: string) => line.replace(/### \D+/, '### ').replace(':', '.'),
  optional: (line: string) => line.replace('### ', '### (Optional) '),
  'an emoji': (line: string) => line.replace('### ', '### 🔧 '),
  'another level': (line: string) => line.replace('### ', '#### '),
  'a higher level': (line: string) => line.replace('### ', '## '),
  'the highest level': (line: string) => line.replace('### ', '# '),
  'the deepest level': (line: string) => line.replace('### ', '###### '),
  'no blank': (line: string) => line.replace('### ', '###'),
  'a paragraph': (line: string) => line.replace('### ', ''),
  'a bold paragraph': (line: string) => line.replace(/### (.*)/, '**$1**'),
  'an item': (line: string) => line.replace('### ', '- '),
  'a numbered item': (line: string) => line.replace('### ', '2. '),
  'a dash': (line: string) => line.replace(':', ' -'),
  'a long dash': (line: string) => line.replace(':', ' –'),
  'a full stop': (line: string) => line.replace(':', '.'),
  'small letters': (line: string) => line.toLowerCase(),
  'large letters': (line: string) => line.toUpperCase(),
  'no-break spaces': (line: string) => line.replaceAll(' ', '\u00a0').replace('###\u00a0', '### '),
  'a box': (line: string) => line.replace('### ', '### [ ] '),
  'an odd box': (line: string) => line.replace('### ', '### [~] '),
  'an empty box': (line: string) => line.replace('### ', '### [] '),
  done: (line: string) => `${line} ✅`,
  'done in words': (line: string) => `${line} (DONE)`,
  completed: (line: string) => `${line} [COMPLETED]`,
  struck: (line: string) => line.replace(/### (.*)/, '### ~~$1~~'),
  closed: (line: string) => `${line} ###`,
  'indented by a tab': (line: string) => `\t${line}`,
  'indented by four': (line: string) => `    ${line}`,
  quoted: (line: string) => `> ${line}`,
} as const

/** Names with a word and names with letters have different slips. */
const wordMutations = {
  ...headingMutations,
  'no colon': (line: string) => line.replace(':', ''),
  'no blank before the number': (line: string) => line.replace('Task ', 'Task'),
  'a hash': (line: string) => line.replace('Task ', 'Task #'),
  'another word': (line: string) => line.replace('Task ', 'Step '),
  'another language': (line: string) => line.replace('Task ', 'Aufgabe '),
  letters: (line: string) => line.replace('Task ', 'T'),
  'no number': (line: string) => line.replace(/Task \d+/, 'Task'),
  'a word as number': (line: string) => line.replace(/Task \d+/, 'Task two'),
  'two numbers': (line: string) => line.replace(/(Task \d+)/, '$1/9'),
  underlined: (line: string) => line.replace(/### (.*)/, '\n$1\n-----'),
} as const

const formats: Readonly<Record<string, Format>> = {
  list: {
    file: 'todo.md',
    task: (title) => `- [ ] ${title}`,
    around: (tasks) => `# Work\n\nSome words.\n\n## Part\n\n${tasks.join('\n')}\n`,
    mutations: boxMutations,
  },
  'list with criteria': {
    file: 'todo.md',
    task: (title) => `- [ ] ${title}\n  - [ ] it shows`,
    around: (tasks) => `# Work\n\n${tasks.join('\n\n')}\n`,
    mutations: boxMutations,
  },
  'spec-kit': {
    file: 'specs/001-x/tasks.md',
    task: (title, index) => `- [ ] T${String(index + 1).padStart(3, '0')} ${title}`,
    around: (tasks) =>
      `# Tasks: x\n\n## Phase 1: Setup\n\n${tasks.join('\n')}\n\n## Notes\n\n- [P] tasks = different files\n`,
    mutations: {
      ...boxMutations,
      'no id': (line) => line.replace(/T\d+ /, ''),
      'an item in bold': (line) => line.replace(/\[ \] (T\d+)/, '**$1**'),
    },
  },
  headings: {
    file: 'work.md',
    task: (title, index) => `### Task ${index + 1}: ${title}\n\nDo it.\n\n- [ ] it shows`,
    around: (tasks) => `# Work\n\n${tasks.join('\n\n')}\n`,
    mutations: wordMutations,
  },
  queue: {
    file: 'plans/x.md',
    task: (title, index) =>
      `### T${index + 1}: ${title}\n> why\n\n**Requires:** —\n**Status:** open\n\n**Done when:**\n- [ ] it shows`,
    around: (tasks) =>
      `# Plan: x\n\n## Context\n\nWords.\n\n## Tasks\n\n${tasks.join('\n\n---\n\n')}\n\n## Discovered\n`,
    mutations: headingMutations,
  },
  'subtasks of a queue': {
    file: 'plans/x.md',
    task: (title, index) => `${index + 1}. [ ] ${title}`,
    around: (tasks) =>
      `# Plan: x\n\n## Tasks\n\n### T1: Whole\n**Requires:** —\n**Status:** open\n**Done when:**\n- [ ] c\n\n**Subtasks:**\n${tasks.join('\n')}\n`,
    mutations: Object.fromEntries(
      Object.entries(boxMutations)
        .filter(([, mutate]) => mutate('- [ ] a').startsWith('- '))
        .map(([name, mutate]) => [
          name,
          (line: string) => mutate(line.replace(/^\d+\. /, '- ')).replace(/^- /, `${/^\d+/.exec(line)?.[0]}. `),
        ]),
    ),
  },
}

const words = ['Sails', 'Ropes', 'Masts', 'Decks', 'Keels', 'Flags', 'Maps', 'Lamps', 'Bells', 'Boats']
const plans = fc.record({
  titles: fc
    .shuffledSubarray(words, { minLength: 3, maxLength: 8 })
    .map((all) => all.map((word) => `Make the ${word} ready`)),
  at: fc.nat(),
  eol: fc.constantFrom('\n', '\r\n'),
  bom: fc.constantFrom('', '\ufeff'),
})

describe.each(Object.entries(formats))('%s', (_, { file, task, around, mutations }) => {
  test.each(Object.entries(mutations))('I11: %s: what was written is run, or named', (__, mutate) => {
    fc.assert(
      fc.property(plans, ({ titles, at, eol, bom }) => {
        // The first and the last stay as they are.
        const index = 1 + (at % (titles.length - 2))
        const written = titles.map((title, place) => {
          const [line = '', ...rest] = task(title, place).split('\n')
          return [place === index ? mutate(line, place) : line, ...rest].join('\n')
        })
        const text = around(written)
        const { plan, findings } = readPlan({ file, bytes: encode(bom + text.replaceAll('\n', eol)) })
        const lines = text.split('\n')
        let named = 0
        for (const title of titles) {
          const line =
            lines.findIndex((one) => one.toLowerCase().replaceAll('\u00a0', ' ').includes(title.toLowerCase())) + 1
          const isRun = plan?.tasks.some((one) =>
            one.title.toLowerCase().replaceAll('\u00a0', ' ').includes(title.toLowerCase()),
          )
          const isPart = plan?.tasks.some((one) =>
            one.acceptance_criteria.some((criterion) => criterion.includes(title)),
          )
          const isNamed = findings.some((one) => one.line === line && !/NO_DESC|NO_CRIT|TOO_LARGE/.test(one.code))
          named += isNamed ? 1 : 0
          if (plan && !isRun && !isPart && !isNamed)
            expect.unreachable(
              `${title} is lost:\n${text}\n${JSON.stringify(findings)}\n${JSON.stringify(plan?.tasks.map((one) => one.title))}`,
            )
        }
        if (!plan) expect(named, `nothing is named:\n${text}\n${JSON.stringify(findings)}`).toBeGreaterThan(0)
      }),
      { numRuns: 12 },
    )
  })
})

/** What people write beside tasks, and what only looks like a mark of one. */
const noise: readonly string[] = [
  '- [a link](https://example.org)',
  '- [x](https://example.org)',
  '- [1] a source',
  '- [12] another source',
  '- [^1] a note',
  '- [[wiki]] a page',
  '- [[wiki|other name]]',
  '- [ab]: https://example.org',
  '- [2026-01-31] a date',
  '- [ref][1] a reference',
  '- [!NOTE] an admonition of three letters and more',
  '- [P] tasks = different files',
  '- [US1] belongs to a story',
  '- [x] = done',
  '- [ ] = open',
  '- [~] = in progress',
  '- [x]: done',
  '- […] left out',
  '[link]: https://example.org/a_(b)',
  '[^1]: A note.',
  '[1] A source.',
  'See [x](y.md) and [1].',
  '`- [ ]` is a box in code.',
  'A \\[ ] box that is escaped.',
  '```md\n- [ ] T099 a box in a fence\n### T9: no task\n### Task 9: none\n- [] odd\n```',
  '~~~\n- [ ] a box in a fence of another kind\n### Task 8: none\n~~~',
  '````\n```\n- [~] nested fences\n```\n````',
  '<!-- - [ ] T098 a box in a comment -->',
  '<!--\n### T8: in a comment\n- [] odd\n**Status:** open\n-->',
  '| a | b |\n|---|---|\n| [ ] | **Status:** open |',
  '2026-01-31: decided.',
  '> A quotation.',
  '**Legend:** `[ ]` open, `[x]` done',
  '- 2026-01-31: a date',
  '- plain item\n  - deeper item',
  '- **[P]**: can run in parallel',
  '* [docs](docs/x.md): a link with a colon',
  '1. [guide](x.md) first',
  '![a picture](x.png)',
  '- ![a picture](x.png)',
  '$x^2$ and [a, b] are mathematics.',
  '- [a, b] is an interval',
  '- [0, 1) is one too',
  '<details><summary>More</summary></details>',
  '---',
  'Version 2: a line of prose.',
  '## References\n\n- [1] Knuth\n- [2] Dijkstra',
  '## Legend\n\n- [ ] open\n- [x] done\n- [~] begun',
  '## Changelog\n\n### 2026-01-31\n\nDone.',
]

describe.each(Object.entries(formats).filter(([name]) => name !== 'subtasks of a queue'))('%s', (_, format) => {
  test.each(noise)('%j is no task and no error', (line) => {
    fc.assert(
      fc.property(plans, fc.constantFrom('before', 'after', 'between'), ({ titles, eol, bom }, place) => {
        const tasks = titles.map(format.task)
        const [title, ...rest] = format.around(tasks).split('\n')
        const isPart = /^## /.test(line)
        const text =
          place === 'between' && !isPart
            ? format.around([...tasks.slice(0, 1), `\n${line}\n`, ...tasks.slice(1)])
            : place === 'before' && !isPart
              ? [title, '', line, ...rest].join('\n')
              : `${[title, ...rest].join('\n')}\n${line}\n`
        const { plan, findings } = readPlan({ file: format.file, bytes: encode(bom + text.replaceAll('\n', eol)) })
        expect(
          findings.filter(({ severity }) => severity === 'error'),
          text,
        ).toEqual([])
        expect(plan?.tasks.map((one) => one.title)).toEqual(titles)
      }),
      { numRuns: 9 },
    )
  })
})
