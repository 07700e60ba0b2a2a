import { expect, test } from 'vitest'
import { whereActionIs } from '../../src/entry/init/action-places.ts'
import { type TempRepo, tempDir, tempRepo } from '../support/git-repositories.ts'

const at = (repo: TempRepo): string => repo.git('rev-parse', 'HEAD')

/** A clone of the program, as its `origin` and its server know it. */
function checkout(origin: string): TempRepo {
  const program = tempRepo({ 'package.json': '{}' })
  program.git('remote', 'add', 'origin', origin)
  program.git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  return program
}

const look = (program: TempRepo | { path: string }, user: TempRepo, env: Record<string, string> = {}) =>
  whereActionIs(program.path, user.path, { ...user.env, ...env })

const users = (origin?: string): TempRepo => {
  const user = tempRepo({ a: '1' })
  if (origin !== undefined) user.git('remote', 'add', 'origin', origin)
  return user
}

test('the action is where the program was cloned from, at its commit', async () => {
  const program = checkout('git@github.com:acme/agent-runner.git')
  const found = { action: `acme/agent-runner@${at(program)}`, enterprise: false, isPublicServer: true }
  expect(await look(program, users())).toEqual(found)
  expect(await look(program, users('https://github.com/octo/garden'))).toEqual(found)
  // A job says where the user's repository is, not where the program is from.
  const job = { GITHUB_REPOSITORY: 'octo/garden', GITHUB_API_URL: 'https://api.github.com' }
  expect(await look(program, users('https://github.com/octo/garden'), job)).toEqual(found)
})

test('no publisher is made up: another server, a path, a commit of nobody else’s, a program without a checkout', async () => {
  const program = checkout('https://github.com/acme/agent-runner')
  const atWork = { GITHUB_SERVER_URL: 'https://git.acme.example' }
  expect(await look(program, users('https://git.acme.example/octo/garden'), atWork)).toEqual({
    action: undefined,
    enterprise: true,
    isPublicServer: false,
  })
  expect(await look(checkout('/srv/ralph.git'), users())).toMatchObject({ action: undefined })
  program.commit('Mine alone', { b: '2' })
  expect(await look(program, users())).toMatchObject({ action: undefined })
  expect(await look({ path: tempDir() }, users())).toMatchObject({ action: undefined, isPublicServer: true })
})
