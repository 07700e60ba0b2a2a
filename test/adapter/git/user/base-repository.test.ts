import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { userGit } from '../../../../src/adapter/git/call/user-git.ts'
import { committedFile } from '../../../../src/adapter/git/objects/committed-files.ts'
import { fetchBaseRepository } from '../../../../src/adapter/git/user/base-repository.ts'
import { openRepository } from '../../../../src/adapter/git/user/user-repository.ts'
import { gitHttpServer } from '../../../support/git-http-server.ts'
import {
  bareRemote,
  type Files,
  repositoryAt,
  type TempRepo,
  tempDir,
  tempRepo,
} from '../../../support/git-repositories.ts'
import { filesBelow } from '../../../support/project.ts'

const token = 'ghs_a-token-that-nobody-may-see'
const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`

/** A repository behind a token, and the folder that is to become one with a commit of it. */
async function served(files: Files, history = (user: TempRepo): string => user.commit('Second')) {
  const user = tempRepo(files)
  const bare = bareRemote()
  const commit = history(user)
  user.git('push', '--quiet', bare.path, 'HEAD:refs/heads/main')
  return { user, bare, commit, ...(await behindToken(bare)) }
}

async function behindToken(bare: TempRepo) {
  const server = await gitHttpServer(bare)
  server.accepts = (authorization) => authorization === header.replace('AUTHORIZATION: ', '')
  const env: Record<string, string> = {
    ...bare.env,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${new URL(server.url).origin}/.extraheader`,
    GIT_CONFIG_VALUE_0: header,
  }
  return { env, remote: server.url, server, folder: join(tempDir(), 'base'), backoffMs: [] }
}

const open = ({ folder, env }: { folder: string; env: Record<string, string> }) => openRepository({ cwd: folder, env })

test('the base is all that is there: no file, no history, no credential, and no object is missing', async () => {
  const at = await served({ 'plan.json': '{}', 'deep/er/x.txt': 'x', '.github/ralph.yml': 'model: x\n' })
  await fetchBaseRepository(at)
  const { remote, commit, folder } = at
  expect(await open(at)).toMatchObject({ head: commit, branch: null, shallow: true, partial: false, origin: remote })
  expect(readdirSync(folder)).toEqual(['.git'])
  const { git } = repositoryAt(folder, at.env)
  expect(git('rev-list', '--objects', '--all', 'HEAD', '--missing=print')).not.toContain('?')
  expect(git('log', '--format=%s', 'HEAD')).toBe('Second')
  const written = filesBelow(folder).map((file) => readFileSync(join(folder, file), 'latin1'))
  expect(written.filter((text) => text.includes(token) || text.includes(header.slice(-30)))).toEqual([])
})

test.each<[string, Files, string, string]>([
  ['kept by LFS', { '.gitattributes': '*.json filter=lfs\n', 'plan.json': 'version lfs' }, 'plan.json', 'version lfs'],
  ['with an odd name', { 'plän "1" \\ x.json': '{}' }, 'plän "1" \\ x.json', '{}'],
])('a file %s is read as git has it', async (_, files, path, content) => {
  const at = await served(files)
  await fetchBaseRepository(at)
  const found = await committedFile(userGit(at.folder, at.env), { commit: at.commit, path })
  expect(found?.toString('utf8')).toBe(content)
})

test('a repository of sha256 objects is one here, too', async () => {
  const bare = repositoryAt(tempDir(), bareRemote().env)
  bare.git('init', '--quiet', '--bare', '--object-format=sha256')
  const user = repositoryAt(tempDir(), bare.env)
  user.git('init', '--quiet', '--object-format=sha256')
  const commit = user.commit('Begin', { 'plan.json': '{}' })
  user.git('push', '--quiet', bare.path, 'HEAD:refs/heads/main')
  const at = { ...(await behindToken(bare)), commit }
  await fetchBaseRepository(at)
  expect(await open(at)).toMatchObject({ head: commit, objectFormat: 'sha256' })
})

test('what lay in the folder counts for nothing: neither its settings nor its remote', async () => {
  const at = await served({ 'plan.json': '{}' })
  const left = join(at.folder, '.git')
  mkdirSync(left, { recursive: true })
  writeFileSync(join(left, 'config'), '[http]\n\tproxy = http://127.0.0.1:9\n[remote "origin"]\n\turl = /elsewhere\n')
  writeFileSync(join(at.folder, 'plan.json'), '{"planted":true}')
  await fetchBaseRepository(at)
  expect(await open(at)).toMatchObject({ head: at.commit, origin: at.remote })
  expect(readdirSync(at.folder)).toEqual(['.git'])
  expect(readFileSync(join(left, 'config'), 'utf8')).not.toContain('proxy')
})

test('a commit that a force-push took off its branch is fetched as long as it is there', async () => {
  const at = await served({ 'plan.json': '{}' })
  at.user.git('commit', '--quiet', '--amend', '--allow-empty', '-m', 'Rewritten')
  at.user.git('push', '--quiet', '--force', at.bare.path, 'HEAD:refs/heads/main')
  await fetchBaseRepository(at)
  expect((await open(at)).head).toBe(at.commit)
})

type Served = Awaited<ReturnType<typeof served>>

const answers =
  (what: number) =>
  ({ server }: Served): object => {
    server.faults.push({ on: 'refs', what })
    return {}
  }

test.each<[string, string, (request: Served) => object]>([
  ['that is not there any more', 'BASE_GONE', () => ({ commit: '1'.repeat(40) })],
  ['without a credential', 'REMOTE_AUTH', ({ env }) => ({ env: { ...env, GIT_CONFIG_COUNT: '0' } })],
  ['of a repository that is hidden', 'REMOTE_NOT_FOUND', answers(404)],
  ['of a server that is down for good', 'REMOTE_UNREACHABLE', answers(503)],
])('a commit %s is %s', async (_, code, change) => {
  const at = await served({ 'plan.json': '{}' })
  await expect(fetchBaseRepository({ ...at, ...change(at) })).rejects.toMatchObject({ code })
})

test('an empty repository has no commit at all', async () => {
  const at = { ...(await behindToken(bareRemote())), commit: '1'.repeat(40) }
  await expect(fetchBaseRepository(at)).rejects.toMatchObject({ code: 'BASE_GONE' })
})

test('a connection that breaks is tried again', async () => {
  const at = await served({ 'plan.json': '{}' })
  at.server.faults.push({ on: 'fetch', what: 'cut-answer' })
  await fetchBaseRepository({ ...at, backoffMs: [1] })
  expect((await open(at)).head).toBe(at.commit)
})
