import { expect, test } from 'vitest'
import { userGit } from '../../../../src/adapter/git/call/user-git.ts'
import { registriesOfCommit, serverPortsOfCommit } from '../../../../src/adapter/git/store/registries-of-commit.ts'
import { tempRepo } from '../../../support/git-repositories.ts'

test('registries count as the commit names them, not as somebody left them in the working tree', async () => {
  const repo = tempRepo({ 'web/package.json': '{}', '.npmrc': 'registry=https://npm.corp.test/\n' })
  const commit = repo.commit('More', { 'a\nb/package.json': '{}' })
  repo.write({ '.npmrc': 'registry=https://evil.test/\n', 'go.mod': 'module x\n' })
  const git = userGit(repo.path, {})
  expect(await registriesOfCommit(git, commit)).toEqual([
    { host: 'npm.corp.test', file: '.npmrc' },
    { host: 'registry.npmjs.org', file: '.npmrc' },
    { host: 'registry.yarnpkg.com', file: '.npmrc' },
  ])
})

test('a commit without a manifest has none', async () => {
  const repo = tempRepo({ 'README.md': 'x\n' })
  expect(await registriesOfCommit(userGit(repo.path, {}), repo.commit('Begin'))).toEqual([])
})

test('ports of servers count as the commit names them; those of .mcp.json only if it is asked for', async () => {
  const at = (port: number): string => `{"mcpServers":{"x":{"url":"http://localhost:${port}/mcp"}}}`
  const repo = tempRepo({
    '.ralph/config/mcp-coding.json': at(1),
    '.mcp.json': at(2),
    'web/.ralph/config/x.json': at(3),
  })
  const commit = repo.commit('More')
  repo.write({ '.ralph/config/mcp-coding.json': at(4) })
  const git = userGit(repo.path, {})
  const portsOf = async (shared: boolean) =>
    (await serverPortsOfCommit(git, { commit, shared })).map(({ port }) => port)
  expect([await portsOf(false), await portsOf(true)]).toEqual([[1], [1, 2]])
  const bare = tempRepo({ 'README.md': 'x\n' })
  expect(await serverPortsOfCommit(userGit(bare.path, {}), { commit: bare.commit('Begin'), shared: true })).toEqual([])
})
