// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readComment } from '../../../src/core/control/read-comment.ts'
import { reusableWorkflow } from '../../../src/core/scaffold/reusable-workflow.ts'
import { setUpCheckText } from '../../../src/core/scaffold/set-up-check-text.ts'
import { callerText, screenJob, workflowText } from '../../../src/core/scaffold/workflow-text.ts'
import { evaluate } from '../../support/workflow/expression.ts'
import { passes } from '../../support/workflow/filters.ts'

const action = 'octo/ralph@0123456789abcdef0123456789abcdef01234567'

const screenCondition = String(
  (parse(screenJob({ action, plan: 'plan.json' })) as { screen: { if: string } }).screen.if,
)

/** Whether a comment with this body starts the job that reads it. */
const startsJob = (body: string): boolean =>
  evaluate(screenCondition, { github: { event_name: 'issue_comment', event: { comment: { body } } } }) === true

const oddParts = [
  ['/ralph pause', '/ralph hint x', '/ralph', '/Ralph pause', ' ', '   ', '    ', '\t', '\n', '\r\n', '\r'],
  ['\u2028', '\u2029', '\u0085', '\v', '\f', '\u00a0', '\u200b', '\ufeff', '\u3000', '\u202e', '\0', '&nbsp;'],
  ['> ', '- ', '1. ', '```\n', '~~~\n', '````\n', '<details>\n\n', '</details>\n', '<!-- ', '-->', '<!-- ralph:'],
  ['<!-- RALPH: x -->\n', 'text', '**', '# ', '---\n', '[a]: b\n', '$$\n', 'On Monday, 3 Nov 2025, Ada wrote:\n'],
]

test('each comment that the reader takes for an order starts the job that reads it, however it begins', () => {
  const bodies = fc
    .array(fc.oneof(...oddParts.map((parts) => fc.constantFrom(...parts))), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(bodies, (body) => {
      if (readComment(body).kind === 'command') expect(startsJob(body), body).toBe(true)
    }),
    { numRuns: 2000, examples: [['\u2028/ralph pause'], ['Old\n\u2029 /ralph pause'], ['\ufeff/ralph pause']] },
  )
})

test.each(['plan.json', 'c++/plan.json', 'what?/plan[1].json', '!new/plan.json', '*.json', 'a\\b/plan.json'])(
  'doctor runs for a pull request that changes the plan %s: its name is no pattern',
  (planFile) => {
    const text = setUpCheckText({ planFile, steps: [], action })
    const { on } = parse(text) as { on: { pull_request: { paths: string[] } } }
    const startsFor = (path: string): boolean => passes(on.pull_request, { branch: 'main', paths: () => [path] })
    expect(startsFor(planFile)).toBe(true)
    expect(startsFor('src/x.json')).toBe(false)
  },
)

test.each(['plans', 'c++', '[team]'])(
  'a plan that is pushed to the queue %s starts the workflow; a tag does not',
  (queue) => {
    const reusable = 'octo/ralph/.github/workflows/run.yml@0123456789abcdef0123456789abcdef01234567'
    const choices = { planFile: 'plan.json', planName: 'plan', steps: [], action, queue, reusable }
    const { on } = parse(callerText(choices)) as { on: { push: { paths: string[] } } }
    const paths = () => [`${queue}/pending/a.json`]
    expect(passes(on.push, { branch: 'main', paths })).toBe(true)
    expect(passes(on.push, { branch: 'team/x', paths: () => ['src/a.ts'] })).toBe(false)
    expect(passes(on.push, { tag: 'v1.0.0', paths })).toBe(false)
  },
)

test('a script with variables names its shell: on Windows, GitHub takes PowerShell, to which $TOOLS is empty', () => {
  const choices = { planFile: 'plan.json', planName: 'plan', steps: [], action }
  for (const text of [reusableWorkflow(), workflowText(choices)]) {
    const { jobs } = parse(text) as { jobs: Record<string, { steps?: { run?: string; shell?: string }[] }> }
    const scripts = Object.values(jobs).flatMap(({ steps = [] }) => steps.filter(({ run }) => run?.includes('$')))
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.map(({ shell }) => shell)).toEqual(scripts.map(() => 'bash'))
  }
})
