import { expect, test } from 'vitest'
import { stateRefOf } from '../../src/core/ref/state-paths.ts'
import { deleteCommand } from '../../src/entry/command/delete.ts'
import type { CommandContext } from '../../src/entry/project/context.ts'
import { tempDir, tempRepo } from '../support/git-repositories.ts'

const stateRef = stateRefOf('demo')

/** A repository whose state of `demo` is no state. */
function unreadable() {
  const repo = tempRepo({ 'README.md': 'hello\n' })
  repo.git('update-ref', stateRef, 'HEAD')
  const said: string[] = []
  const context = {
    cwd: repo.path,
    env: { ...repo.env, RALPH_HOME: tempDir() },
    out: (text: string) => void said.push(text),
    now: Date.now,
  } as unknown as CommandContext
  const remove = (values: Record<string, unknown>) => deleteCommand.run(context, { values, operands: ['demo'] })
  return { repo, said, remove }
}

test.each([{}, { 'dry-run': true }, { json: true }])(
  'a run whose state cannot be read stays, and nothing is listed as removed: %j',
  async (values) => {
    const { repo, said, remove } = unreadable()
    await expect(remove(values)).rejects.toMatchObject({ code: 'STATE_CORRUPT' })
    expect(said).toEqual([])
    expect(repo.git('rev-parse', stateRef)).toBe(repo.git('rev-parse', 'HEAD'))
  },
)

test('where it is forced, its state goes and is named', async () => {
  const { repo, said, remove } = unreadable()
  expect(await remove({ force: true })).toBe(0)
  expect(said.join('')).toContain(repo.git('rev-parse', 'HEAD'))
  expect(repo.git('for-each-ref', stateRef)).toBe('')
})
