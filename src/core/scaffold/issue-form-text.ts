import { stringify } from 'yaml'
import { formFields } from '../plan/format/issue/issue-form.ts'

/** `.github/ISSUE_TEMPLATE/ralph.yml`: its text becomes a plan, whose reader looks for these labels. */
export function issueFormText(): string {
  const field = (
    id: keyof typeof formFields,
    more: { description: string; placeholder?: string; render?: string },
  ) => ({
    id,
    attributes: { label: formFields[id], ...more },
  })
  return stringify(
    {
      name: 'New ralph run',
      description: 'Tasks for a coding agent; each becomes one checked commit on a branch',
      title: 'ralph: ',
      body: [
        {
          type: 'markdown',
          attributes: {
            value:
              'ralph replies with the plan it reads from this. Nothing starts until someone with write access comments `/ralph start`.',
          },
        },
        {
          type: 'textarea',
          ...field('goal', { description: 'What is this run for? Every agent reads this.' }),
          validations: { required: true },
        },
        {
          type: 'textarea',
          ...field('tasks', {
            description:
              'One list item for each task, with its acceptance criteria as a list below it. Tasks run in this order, unless one ends with (after 1, 3) or (after nothing).',
            placeholder: '- Build the index\n  - an empty folder gives an empty index\n- Answer queries (after 1)\n',
          }),
          validations: { required: true },
        },
        {
          type: 'textarea',
          ...field('checks', {
            description: 'Commands that must pass in addition to the configured ones, one per line.',
            render: 'shell',
            placeholder: 'npm run lint',
          }),
        },
        {
          type: 'input',
          ...field('budget', {
            description: 'USD for the whole run; never more than is configured.',
            placeholder: '5',
          }),
        },
        { type: 'input', ...field('model', { description: 'A model other than the configured one.' }) },
      ],
    },
    { lineWidth: 0 },
  )
}

/** File name of the workflow that shows an issue of the form as a plan. */
export const issueWorkflowFile = 'ralph-issue.yml'

/** `.github/workflows/ralph-issue.yml`: starts nothing, so the issue's author needs no permission. */
export function issueWorkflowText({ action }: { action: string }): string {
  return `# Shows an issue of the form "New ralph run" as a plan; /ralph start starts it.
name: ralph issue

on:
  issues: { types: [opened, edited] }

permissions: {}

jobs:
  show:
    if: startsWith(github.event.issue.title, 'ralph:')
    runs-on: ubuntu-latest
    timeout-minutes: 10
    concurrency:
      group: ralph-issue-\${{ github.event.issue.number }}
    permissions:
      contents: read # whether its run has begun
      issues: write # the comment that shows it
    steps:
      - uses: ${action}
        with:
          command: lint
          github-token: \${{ github.token }}
`
}
