// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import { expect, test } from 'vitest'
import { loopbackGitHub } from '../github/loopback.ts'
import { workflowRunner } from './run-workflow.ts'

const upload = 'actions/upload-artifact@v7'
const download = 'actions/download-artifact@v8'

const text = `on: workflow_dispatch
jobs:
  make:
    runs-on: x
    outputs: { id: "\${{ steps.up.outputs.artifact-id }}", attempt: "\${{ github.run_attempt }}" }
    steps:
      - run: echo made > made.txt
      - { id: up, uses: ${upload}, with: { name: made, path: made.txt } }
  other: { runs-on: x, steps: [{ run: "true" }] }
  use:
    needs: make
    runs-on: x
    steps:
      - run: 'test "\${{ github.run_attempt }}" != 1'
      - { uses: ${download}, with: { artifact-ids: "\${{ needs.make.outputs.id }}" } }
      - run: 'test "$(cat made.txt)" = made && test "\${{ needs.make.outputs.attempt }}" = 1'
  last: { needs: [use, other], if: always(), runs-on: x, steps: [{ run: "echo \${{ needs.use.result }}" }] }
`

async function failedOnce(seesEarlierArtifacts: boolean) {
  const github = await loopbackGitHub({ files: { '.github/workflows/a.yml': text } })
  const actions = workflowRunner(github, { seesEarlierArtifacts })
  const run = actions.dispatch('a.yml')
  const [first] = await actions.settled()
  expect(first?.jobs).toMatchObject({ make: { conclusion: 'success' }, use: { conclusion: 'failure' } })
  return { actions, run }
}

test('a re-run of failed jobs keeps what succeeded, with its outputs, and runs what failed and what needs that', async () => {
  const { actions, run } = await failedOnce(true)
  actions.rerun(run, 'failed')
  const [second] = await actions.settled()
  expect(second?.conclusion, second?.jobs['use']?.log).toBe('success')
  expect(second?.jobs['make']).toMatchObject({ attempt: 2, log: expect.stringContaining('Artifact made') })
  expect(second?.jobs['last']?.log).toContain('success')
})

// What GitHub does is not known: docs/platform.md, "Not known".
test('such a re-run may not see the artifact of the first attempt', async () => {
  const { actions, run } = await failedOnce(false)
  actions.rerun(run, 'failed')
  const [second] = await actions.settled()
  expect(second?.jobs['use']?.log).toContain('Artifact not found')
})

test('a re-run of all jobs never sees it, and makes its own', async () => {
  const { actions, run } = await failedOnce(true)
  actions.rerun(run)
  const [second] = await actions.settled()
  expect(second?.jobs['make']?.outputs['attempt']).toBe('2')
  expect(second?.jobs['use']?.conclusion).toBe('failure')
})
