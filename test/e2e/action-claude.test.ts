import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionJob } from '../support/action-runner.ts'
import { inTurn, loopbackModel, modelKey, module, tokens } from '../support/claude-run.ts'
import { leftovers, planOf } from '../support/project.ts'
import { realClaude, realClaudeFolder } from '../support/real-claude.ts'
import { expectSoundRun } from '../support/run-on-disk.ts'

test('the real CLI in a step: the key comes by input, its tools and tokens are in the log, its price in the outputs', async () => {
  const files = {
    'package.json': '{"type":"module"}\n',
    ...module('sum', '(a, b) => a + b'),
    'plan.json': planOf(['A']),
  }
  const job = await actionJob(files)
  const model = await loopbackModel(({ turn }) =>
    inTurn({ turn }, [
      {
        tools: [
          { name: 'Write', input: { file_path: join(job.checkout.path, 'A.txt'), content: 'made by a model\n' } },
        ],
        ...tokens(2000, 100),
      },
      { answer: { summary: 'Did it.', freeform: 'The file is A.txt.' } },
    ]),
  )
  const bin = join(job.project.root, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'claude'), `#!/bin/sh\nexec '${realClaude}' "$@"\n`)
  chmodSync(join(bin, 'claude'), 0o755)
  const end = await job.run(
    { validate: 'node --test', 'anthropic-api-key': modelKey, model: 'claude-haiku-4-5' },
    {
      PATH: `${bin}:${job.project.env['PATH']}:${realClaudeFolder}`,
      ANTHROPIC_BASE_URL: model.baseUrl,
      CLAUDE_CODE_MAX_RETRIES: '0',
    },
  )
  expect(end.code, end.log).toBe(0)
  expect(end.outputs).toMatchObject({ status: 'complete', 'tasks-done': '1' })
  expect(Number(end.outputs['cost-usd'])).toBeGreaterThan(0)
  expect(end.lines.join('\n')).toMatch(/Write .*A\.txt {2}\(.* tokens/)
  expect(end.summary).toContain('The file is A.txt.')
  expectSoundRun(job.origin)
  expect(job.origin.git('show', 'refs/heads/ralph/work/demo:A.txt')).toBe('made by a model')
  expect([end.lines.join('\n'), end.summary].join('\n')).not.toContain(modelKey)
  expect(await leftovers(job.project)).toEqual([])
})
