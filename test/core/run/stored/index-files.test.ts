import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../../../../src/core/run/fold/evolve.ts'
import { indexFilesWriter, knowledgeOfFiles } from '../../../../src/core/run/stored/index-files.ts'
import { nothingGathered, runFilesWriter, runOfFiles } from '../../../../src/core/run/stored/run-files.ts'
import { Knowledge } from '../../../../src/schema/knowledge/entry.ts'
import { IndexFile } from '../../../../src/schema/knowledge/index-file.ts'
import { RunFile } from '../../../../src/schema/run/run-state.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { chainOf, runState } from '../../../support/run-state.ts'
import { anyIndex, entry } from '../../knowledge/any-index.ts'

const asItIs = (text: string): string => text
const facts = (count: number): Knowledge[] =>
  Array.from({ length: count }, (_, at) => entry({ id: `K-gotcha-${at}`, iterations: [at + 1] }))

const bytesOf = (files: ReadonlyMap<string, string>): number =>
  [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)

test('the JSON has the fields of the older programs, and the page is rendered from the same entries', () => {
  const knowledge = [
    entry({ id: 'K-constraint-api', text: 'The API must stay.', hard: true, iterations: [2, 7], task: 'TASK-7' }),
    entry({ id: 'K-decision-ada', text: 'Use the cache.', by: 'Ada', url: 'https://example.com/1' }),
    entry({ id: 'K-gotcha-old', status: 'superseded', why: 'superseded by K-gotcha-new' }),
    entry({ id: 'K-gotcha-new', supersedes: ['K-gotcha-old'] }),
  ]
  const { files } = indexFilesWriter(asItIs)({ knowledge, iteration: 9 }, [])
  expect(JSON.parse(files.get('knowledge-index.json') ?? '')).toMatchObject([
    {
      memory_ids: ['K-constraint-api'],
      summary: 'The API must stay.',
      ...{ iteration: 7, task: 'TASK-7', source_iterations: [2, 7], tags: ['constraint'] },
      ...{ status: 'active', supersedes: [], hard: true },
    },
    { memory_ids: ['K-decision-ada'], iteration: 0, source: { by: 'Ada', url: 'https://example.com/1' } },
    { status: 'superseded', why: 'superseded by K-gotcha-new' },
    { supersedes: ['K-gotcha-old'] },
  ])
  expect(files.get('knowledge-index.md')).toBe(
    [
      ...['# Knowledge Index', '', 'Last updated: iteration 9 (3 in force, 1 not)', ''],
      ...['## Constraints', '', '- [K-constraint-api] The API must stay. [source: iter 2,7]', ''],
      ...[
        '## Architectural Decisions',
        '',
        '- [K-decision-ada] Use the cache. [source: Ada, https://example.com/1]',
        '',
      ],
      ...['## Gotchas', '', '- [K-gotcha-new] About K-gotcha-new. [source: iter 1] [supersedes: K-gotcha-old]', ''],
    ].join('\n'),
  )
})

test('an iteration of a run with 5,000 entries writes the few that changed, and the whole once in fifty changes', () => {
  const write = indexFilesWriter(asItIs)
  let knowledge = facts(5000)
  let { indexed } = write({ knowledge, iteration: 1 }, [])
  const sizes: number[] = []
  for (let at = 0; at < 60; at++) {
    knowledge = [...knowledge, entry({ id: `K-pattern-${at}` })]
    const made = write({ knowledge, iteration: at }, indexed)
    indexed = made.indexed
    sizes.push(bytesOf(made.files) + made.inRunJson.length * 200)
  }
  expect(sizes.filter((size) => size > 10_200)).toHaveLength(1)
})

test('what is read back is what was written, whatever changes in between', () => {
  const step = fc.record({ add: anyIndex, end: fc.nat(20) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const write = indexFilesWriter(asItIs, { shortIndex: 5, maxInRunJson: 3 })
      let knowledge: Knowledge[] = []
      let indexed: readonly Knowledge[] = []
      let file = '[]'
      steps.forEach(({ add, end }, at) => {
        const added = add.map((one) => ({ ...one, id: `${one.id}-${at}` }))
        knowledge = [
          ...knowledge.map((one, n) => (n === end ? { ...one, status: 'deprecated' as const } : one)),
          ...added,
        ]
        const made = write({ knowledge, iteration: at }, indexed)
        indexed = made.indexed
        file = made.files.get('knowledge-index.json') ?? file
        const read = knowledgeOfFiles(IndexFile.parse(JSON.parse(file)), made.inRunJson)
        expect(read.knowledge).toEqual(knowledge)
        expect(read.indexed).toEqual(indexed)
      })
    }),
    { numRuns: 200 },
  )
})

test('A state of an older program keeps what people said: it moves from run.json into the index', () => {
  const state = runState(chainOf(2))
  const said = { id: 'K-constraint-the-api-stays', text: 'The API stays.', by: 'Ada', url: null }
  // As it was written before entries had a status.
  const { compaction: _, ...old } = { ...state, schema: 1, knowledge: [said] }
  const read = runOfFiles(RunFile.parse(JSON.parse(JSON.stringify(old))), { tasks: undefined, index: undefined })
  expect(read.state.knowledge).toEqual([Knowledge.parse(said)])
  const { files } = runFilesWriter(asItIs)(read.state, read.gathered)
  const run = JSON.parse(files.get('run.json') ?? '')
  expect(run).toMatchObject({ schema: 3, knowledge: [] })
  const index = IndexFile.parse(JSON.parse(files.get('knowledge-index.json') ?? ''))
  const again = runOfFiles(RunFile.parse(run), { tasks: undefined, index })
  expect(again.state).toEqual(read.state)
  // And its log, folded by this program, says the same.
  const folded = fold(null, [oneOfEach.run_started, { ...oneOfEach.remembered, ...said }])
  expect(folded?.knowledge).toEqual(read.state.knowledge)
})

test('a run that knows nothing has no such file', () => {
  const { files } = runFilesWriter(asItIs)(runState(chainOf(2)), nothingGathered)
  expect([...files.keys()]).toEqual(['run.json'])
})
