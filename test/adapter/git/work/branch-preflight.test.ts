import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBranches } from '../../../../src/adapter/git/work/branch-preflight.ts'
import { bareRemote, type TempRepo, tempDir, tempRepo } from '../../../support/git-repositories.ts'
import { engine, stateRef, workRef } from '../../../support/git-store.ts'

const check = async (user: TempRepo, url: string, refs: { workRef?: string; stateRef?: string } = {}) => {
  const { remote, repository } = await engine(user, url)
  return checkBranches({ remote, repository, remoteIsOwn: url === user.path, stateRef, workRef, ...refs })
}

test('Names that nothing stands in the way of pass, whether the refs exist or not', async () => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  user.git('branch', 'ralphie')
  user.git('branch', 'ralph/work/demo2')
  await expect(check(user, user.path)).resolves.toBeUndefined()
  user.git('branch', 'ralph/work/demo')
  await expect(check(user, user.path)).resolves.toBeUndefined()
})

test.each([
  ['ralph', 'ralph/state/demo'],
  ['ralph/state', 'ralph/state/demo'],
  ['ralph/work/demo/x', 'ralph/work/demo'],
  ['ralph/state/demo/x/y', 'ralph/state/demo'],
])('G18: The branch %s makes %s impossible, and the command of the hint mends it', async (blocker, name) => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  user.git('branch', blocker)
  const fault = await check(user, user.path).catch((error: unknown) => error)
  const from = `refs/heads/${blocker}`
  const command = ['push', user.path, `${from}:${from}-old`, `:${from}`] as const
  const [, , rename, drop] = command
  expect(fault).toMatchObject({
    code: 'BRANCH_BLOCKS_NAMESPACE',
    exit: 'usage',
    message: expect.stringContaining(`${blocker} makes ${name} impossible`),
    hint: `Rename it: git push ${user.path} ${rename} ${drop}`,
  })
  user.git(...command)
  if (blocker === 'ralph') await expect(check(user, user.path)).resolves.toBeUndefined()
})

test('The default branch is never the work branch, be it the one here or the one at the server', async () => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  user.git('checkout', '--quiet', '--detach')
  const fault = { code: 'WORK_BRANCH_IS_DEFAULT', hint: expect.stringContaining('ralph/work/my-plan') }
  await expect(check(user, user.path, { workRef: 'refs/heads/main' })).rejects.toMatchObject(fault)
  const bare = bareRemote()
  user.git('push', '--quiet', bare.path, 'main:trunk')
  bare.git('symbolic-ref', 'HEAD', 'refs/heads/trunk')
  await expect(check(user, bare.path, { workRef: 'refs/heads/trunk' })).rejects.toMatchObject(fault)
})

test('A work branch that is checked out is refused: here always, in another worktree where the remote is by path', async () => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const bare = bareRemote()
  const tree = join(tempDir(), 'tree')
  user.git('worktree', 'add', '--quiet', '-b', 'ralph/work/demo', tree)
  const fault = { code: 'WORK_BRANCH_CHECKED_OUT', hint: expect.stringContaining(`git -C ${tree} switch --detach`) }
  await expect(check(user, user.path)).rejects.toMatchObject(fault)
  await expect(check(user, bare.path)).resolves.toBeUndefined()
  user.git('worktree', 'remove', tree)
  user.git('switch', '--quiet', 'ralph/work/demo')
  await expect(check(user, bare.path)).rejects.toMatchObject({ code: 'WORK_BRANCH_CHECKED_OUT' })
})

test('All findings come at once', async () => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  user.git('branch', 'ralph')
  const fault = await check(user, user.path, { workRef: 'refs/heads/main' }).catch((error: unknown) => error)
  expect(fault).toMatchObject({
    findings: [
      expect.stringContaining('default branch'),
      expect.stringContaining('ralph makes ralph/state/demo impossible'),
    ],
  })
  await expect(check(user, bareRemote().path, { workRef: `${stateRef}/x` })).rejects.toMatchObject({
    code: 'BRANCH_BLOCKS_NAMESPACE',
  })
})
