import { chmodSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptChanges } from '../../../src/adapter/cassette/kept-changes.ts'
import { userGit } from '../../../src/adapter/git/call/user-git.ts'
import { treeChanges } from '../../../src/adapter/git/store/tree-changes.ts'
import { redactor } from '../../../src/core/text/secret/redact.ts'
import { type TempRepo, tempRepo } from '../../support/git-repositories.ts'

const secret = 'hunter2-canary-of-a-cassette'

/** What is kept of the last commit, by path; content as text. */
async function keptOf(repo: TempRepo, limit = 10_000) {
  const git = userGit(repo.path, repo.env)
  const { kept, leftOut } = keptChanges(
    await treeChanges(git, { from: 'HEAD~', to: 'HEAD', limit }),
    redactor([secret]),
  )
  const shown = kept.map((change) =>
    'remove' in change ? `- ${change.path}` : `${change.mode} ${change.path} ${change.content.toString('latin1')}`,
  )
  return { shown, leftOut }
}

test('modes, links, binaries, deletions, odd names and a folder that became a file are kept as they are', async () => {
  const repo = tempRepo({ 'old.txt': 'old', 'folder/inside.txt': 'in', 'run.sh': 'x', 'to.txt': 'to' })
  rmSync(join(repo.path, 'old.txt'))
  rmSync(join(repo.path, 'folder'), { recursive: true })
  symlinkSync('to.txt', join(repo.path, 'link'))
  chmodSync(join(repo.path, 'run.sh'), 0o755)
  repo.commit('Change', { folder: 'file', 'a.bin': Buffer.from([0, 255, 1]), 'näme "x"\n.txt': 'odd' })
  const { shown, leftOut } = await keptOf(repo)
  expect(shown).toEqual([
    '- folder/inside.txt',
    '- old.txt',
    '100644 a.bin \u0000ÿ\u0001',
    '100644 folder file',
    '120000 link to.txt',
    '100644 näme "x"\n.txt odd',
    '100755 run.sh x',
  ])
  expect(leftOut).toEqual([])
})

test('a secret is taken out of a text; a binary file or a name with one is not kept; each is told', async () => {
  const repo = tempRepo({ 'a.txt': 'a' })
  repo.commit('Change', {
    'a.txt': `key: ${secret}\n`,
    'b.bin': Buffer.concat([Buffer.from([0, 255]), Buffer.from(secret)]),
    'c.latin1': Buffer.concat([Buffer.from([233]), Buffer.from(Buffer.from(secret).toString('base64'))]),
    [`${secret}.txt`]: 'named',
    'd.bin': Buffer.from([0, 255, 2]),
  })
  const { shown, leftOut } = await keptOf(repo)
  expect(shown).toEqual(['100644 a.txt key: ***\n', '100644 d.bin \u0000ÿ\u0002'])
  expect(leftOut).toEqual([
    'a.txt: a secret was removed from it',
    'b.bin: it is binary and holds a secret',
    'c.latin1: it is binary and holds a secret',
    '***.txt: its name holds a secret',
  ])
})

test('what is too large, a submodule and a name that is no UTF-8 are told and not kept', async () => {
  const repo = tempRepo({ 'a.txt': 'a' })
  repo.git('update-index', '--add', '--cacheinfo', `160000,${repo.git('rev-parse', 'HEAD')},module`)
  writeFileSync(Buffer.concat([Buffer.from(`${repo.path}/x`), Buffer.from([0xe9])]), 'odd')
  repo.write({ 'large.txt': 'x'.repeat(11) })
  repo.git('add', '--all', ':!module')
  repo.git('commit', '--quiet', '--message', 'Change')
  const { shown, leftOut } = await keptOf(repo, 10)
  expect(shown).toEqual([])
  expect(leftOut).toEqual([
    'large.txt: its 11 bytes are more than a recording keeps',
    'module: a submodule is not kept',
    'x\\xE9: its name cannot be kept',
  ])
})
