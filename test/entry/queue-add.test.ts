import { expect, test } from 'vitest'
import { queueCommand } from '../../src/entry/command/queue.ts'
import { readFlags } from '../../src/entry/project/flags.ts'
import { tempRepo, testEnvironment } from '../support/git-repositories.ts'

test.each([
  ['prose.md', 'Nothing was added: prose.md cannot be run as it is.', /, then add it again\./],
  ['none.md', 'Nothing was added: there is no none.md.', /^Name a plan: `ralph queue add FILE`\.$/],
])('what cannot be added, %s, is said of the queue, not of a run', async (file, message, hint) => {
  const { path: cwd } = tempRepo({ 'prose.md': '# Thoughts\n\nPerhaps.\n' })
  const argv = ['add', file]
  const context = { argv, env: testEnvironment(cwd), cwd, isTty: false, columns: 100, color: false, now: Date.now }
  const write = (): void => undefined
  const asked = { ...context, out: write, err: write, cancelled: new AbortController().signal }
  await expect(queueCommand.run(asked, readFlags(argv, queueCommand, 'queue'))).rejects.toMatchObject({
    message,
    hint: expect.stringMatching(hint),
  })
})
