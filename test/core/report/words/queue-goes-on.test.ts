import { expect, test } from 'vitest'
import { queueOutcomeMarkdown, queueOutcomeText, treeAddress } from '../../../../src/core/report/words/queue-words.ts'

const tree = treeAddress('https://github.com/ada/garden', 'feat/a b')
const started = { before: 'the next plan of the queue was started: ', after: ' (ralph.yml)' }

test('the next plan of a queue is a link in the summary, whatever its file is called, and none in the log', () => {
  const said = { ...started, file: 'plans/pending/020-äpfel (1).md' }
  expect(queueOutcomeText(said)).toBe(
    'The next plan of the queue was started: plans/pending/020-äpfel (1).md (ralph.yml).',
  )
  expect(queueOutcomeMarkdown(said, tree)).toMatch(
    /\[See the plan\]\(https:\/\/github\.com\/ada\/garden\/blob\/feat\/a%20b\/plans\/pending\/020-%C3%A4pfel%20%281%29\.md\)$/,
  )
  expect(queueOutcomeMarkdown(said, undefined)).not.toContain('](')
  expect(queueOutcomeMarkdown({ before: 'the queue is done' }, tree)).toBe('The queue is done.')
})
