// What the scripted agent answers: as a coding agent, an indexer that errs, or one of the two around a coding agent.
import { readFileSync } from 'node:fs'
import type { KnowledgeOperation } from '../../../src/schema/agent/knowledge-operations.ts'
import { randomBy } from '../random-by.ts'
import { type History, handoffOf } from './history.ts'

/** The share of an indexer's answers that are wrong. */
const errors = 0.2

/** `file`: the whole index, as the call's file has it. */
export function answerTo(history: History, prompt: string, file: string): unknown {
  if (prompt.includes('## Existing Knowledge Index')) {
    const operations = indexed(history, prompt)
    if (!prompt.includes('## Last Iteration')) return operations
    return { ...Object(operations), recommended_action: 'proceed', summary: 'It is going well.' }
  }
  if (prompt.includes('## Manifest')) {
    const assembled = readFileSync('.ralph-context/assembled-prompt.md', 'utf8')
    const memory = assembled.split(/^(?=## )/m).find((part) => part.startsWith('## Retrieved Project Memory\n')) ?? ''
    const handoff = assembled.split(/^(?=## )/m).find((part) => part.startsWith('## Previous Handoff\n')) ?? ''
    return { action: 'proceed', reason: 'It can be done.', prepared_prompt: `${handoff}\n\n${memory}` }
  }
  const iteration = iterationOf(prompt)
  const numberOf = (text: string): number | undefined => {
    const line = [prompt, file].flatMap((one) => one.split('\n')).find((one) => one.includes(text))
    const number = line === undefined ? undefined : /\[(\d+)\]/.exec(line)?.[1]
    return number === undefined ? undefined : Number(number)
  }
  return handoffOf(history, iteration, numberOf)
}

/** The plan is in order and every attempt passes. */
export const iterationOf = (prompt: string): number => Number(/\bTASK-(\d+)/.exec(prompt)?.[1] ?? 0)

/** Joins two short facts of one part into one entry, where it sees such; one answer in five is wrong in one of four ways. */
function indexed(history: History, prompt: string): unknown {
  const entries = [...prompt.matchAll(/^- \[(K-[\w-]+)\] (.*?) \[source: iter ([\d,]+)/gm)].map(
    ([, id = '', text = '', iterations = '']) => ({ id, text, iterations }),
  )
  const last = entries.at(-1)
  const next = randomBy(history.seed * 100_000 + entries.length)
  const topicOf = (text: string): number | undefined => history.facts.find((fact) => fact.text === text)?.topic
  const soft = entries.filter(({ id, text }) => !id.startsWith('K-constraint-') && text.length < 230)
  const pairs = soft.flatMap((one, index): KnowledgeOperation[] => {
    const other = soft.slice(index + 1).find(({ text }) => topicOf(text) === topicOf(one.text))
    const isOne = topicOf(one.text) !== undefined && other !== undefined
    return isOne ? [{ action: 'merge', targets: [one.id, other.id], text: `${one.text} ${other.text}` }] : []
  })
  const operations: KnowledgeOperation[] = pairs.slice(0, 1)
  if (next() >= errors || !last) return { operations }
  const hard = entries.filter(({ id }) => id.startsWith('K-constraint-'))
  const wrong: unknown[] = [
    'I have updated the index.',
    {
      operations: [...operations, { action: 'deprecate', targets: ['K-gotcha-nobody-said-so'], reason: 'It is old.' }],
    },
    {
      operations: [
        ...operations,
        ...hard.map(({ id }) => ({ action: 'deprecate', targets: [id], reason: 'Too many.' })),
      ],
    },
    {
      operations: [
        ...operations,
        {
          action: 'supersede',
          type: 'decision',
          targets: [last.id],
          text: 'It is all different now.',
          sources: [9999],
        },
        { action: 'deprecate', targets: [last.id], reason: 'Replaced.' },
      ],
    },
  ]
  return wrong[Math.floor(next() * wrong.length)]
}
