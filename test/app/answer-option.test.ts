import { expect, test } from 'vitest'
import { cardsOf } from '../../src/core/report/page/first/cards.ts'
import { statusReport } from '../../src/core/report/words/status.ts'
import { stopSentence } from '../../src/core/report/words/stop-sentence.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { planOf, testNow } from '../support/run-state.ts'

const plan = planOf({ id: 'FIND' }, { id: 'DOCS' })
const context = { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: testNow, stateRef: 'refs/heads/s' }
const why = 'Should it search archived snippets too?'

/** FIND asks until its prompt has an answer; its question has these options. */
function asking(options: string[]): World {
  const here = world({ plan })
  here.script = ({ task, prompt }) =>
    task === 'FIND' && !prompt.includes('searches') && !prompt.includes('an answer of my own')
      ? {
          write: {},
          handoff: {
            summary: 'A question.',
            freeform: '-',
            request_human_review: { needed: true, reason: why, options },
          },
        }
      : { write: { [`${task}.txt`]: 'x' } }
  return here
}

const options = ['It searches them', 'It leaves them out']

test('`answer TASK 1` gives the agent the words of its first option; the run then ends', async () => {
  const here = asking(options)
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review' })
  here.tracker.order('answer FIND 1')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests.at(-1)?.prompt).toContain('It searches them')
  expect(eventsOf(here, 'note').map(({ text }) => text)).toEqual(['It searches them'])
  expectSound(here)
})

test('a number that no option has is refused with those that there are; without options it is a text', async () => {
  const here = asking(options)
  await here.run()
  here.tracker.order('answer FIND 3')
  await here.run()
  expect(JSON.stringify(here.tracker.delivered)).toContain('offers 2 answers, 1 to 2')
  const free = asking([])
  await free.run()
  free.tracker.order('answer FIND 3')
  await free.run()
  expect(eventsOf(free, 'note').map(({ text }) => text)).toEqual(['3'])
})

test('each option stands once with its command: in the terminal, on the card, in the comment', async () => {
  const here = asking(['It searches them', 'It leaves them out', 'c', 'd', 'a fifth'])
  const { reason } = await here.run()
  const state = stateOf(here)
  const sentence = stopSentence(reason, context).next
  expect(sentence.map(({ commands }) => commands.join()).join('\n')).toContain('ralph answer --plan plan.json FIND 1')
  expect(sentence.map(({ does }) => does)).toEqual(expect.arrayContaining(['Answer “It searches them”', 'Answer “d”']))
  expect(JSON.stringify(sentence)).not.toContain('a fifth')
  const status = statusReport({ plan, state }, context)
  const first = { plan, state, status, views: [], records: new Map(), evidence: null }
  const [card] = cardsOf({ ...first, context: { ...context, repository: null } })
  expect(card?.actions.map(({ label, order }) => [label, order])).toEqual([
    ['It searches them', 'answer FIND 1'],
    ['It leaves them out', 'answer FIND 2'],
    ['c', 'answer FIND 3'],
    ['d', 'answer FIND 4'],
    ['Answer', 'answer FIND'],
    ['Skip the task', 'skip FIND'],
  ])
  const notice = here.tracker.delivered.find(({ key }) => key.includes('/question-'))
  expect(notice?.body).toContain('`/ralph answer FIND 1` answers “It searches them”')
})
