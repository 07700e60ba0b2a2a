import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { Cassette } from '../../src/schema/run/cassette.ts'
import { bash, inTurn, tokens, withClaude } from '../support/claude-run.ts'
import { dist } from '../support/cli.ts'
import { leftovers, planOf } from '../support/project.ts'

const cassette = Cassette.parse(JSON.parse(readFileSync(resolve(dist, '../templates/demo/cassette.json'), 'utf8')))

/** What the recording of this attempt did, in shell; it is the model that has no memory, so the prompt says which. */
function recordingOf(prompt: string) {
  const task = /^ID: (\S+)$/m.exec(prompt)?.[1]
  const attempt = Number(/^Attempt: (\d+) of/m.exec(prompt)?.[1])
  const ofTask = cassette.recordings.filter((recording) => recording.task === task && recording.attempt <= attempt)
  const recording = ofTask.at(-1)
  if (recording === undefined) throw new Error(`no recording for ${task}, attempt ${attempt}`)
  return recording
}

test('ralph demo --agent claude: the plan of the demo, carried out by the real CLI', {
  tags: 'thorough/variant',
}, async () => {
  const { project, model } = await withClaude({ 'plan.json': planOf(['UNUSED']) }, ({ prompt, turn }) => {
    const { steps, handoff } = recordingOf(prompt)
    const commands = steps.flatMap(({ write, remove }) => [
      ...(write === undefined ? [] : [`mkdir -p "$(dirname '${write.path}')" && ${written(write)}`]),
      ...(remove === undefined ? [] : [`rm '${remove}'`]),
    ])
    return inTurn({ turn }, [{ tools: commands.map(bash), ...tokens(1000, 100) }, { answer: handoff ?? {} }])
  })
  const end = await project.demo()
  expect(end).toMatchObject({ code: 0, stderr: '' })
  expect(end.stdout).toContain('All 7 tasks are done')
  expect(new Set(model.requests.map(({ model: name }) => name))).toEqual(new Set(['claude-haiku-4-5']))
  expect(await leftovers(project)).toEqual([])
})

const written = ({ path, content = '' }: { path: string; content?: string | undefined }): string =>
  `printf %s ${Buffer.from(content).toString('base64')} | base64 -d > '${path}'`
