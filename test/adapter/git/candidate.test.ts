import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeCandidate } from '../../../src/adapter/git/candidate/parcel.ts'
import { receiveCandidate } from '../../../src/adapter/git/candidate/receive-candidate.ts'
import { candidateRef } from '../../../src/core/guard/bundle-header.ts'
import { type TempRepo, tempDir, tempRepo } from '../../support/git-repositories.ts'
import { engine } from '../../support/git-store.ts'

const files = { 'a.txt': 'one\n', 'gone.txt': 'old\n', 'dir/b.txt': 'b\n' }

/** A checkpoint that the agent's job and the receiver both have, each in a repository of its own. */
async function handOver() {
  const agent = tempRepo(files)
  const checkpoint = agent.git('rev-parse', 'HEAD')
  const user = tempRepo()
  user.git('fetch', '--quiet', agent.path, 'main:checkpoint')
  user.git('checkout', '--quiet', 'checkpoint')
  const { store } = await engine(user, user.path)
  const folder = tempDir('ralph-received-')
  const file = join(folder, 'candidate.bundle')
  const bundle = (commit: string, ...more: string[]): void => {
    agent.git('update-ref', candidateRef, commit)
    agent.git('bundle', 'create', '--quiet', file, candidateRef, ...more)
  }
  const receive = () => receiveCandidate(store, { file, checkpoint, folder })
  const holds = async (oid: string): Promise<boolean> =>
    (await store.git({ args: ['cat-file', '-e', oid], allow: 'any' })).code === 0
  return { agent, checkpoint, store, file, folder, bundle, receive, holds }
}

type Here = Awaited<ReturnType<typeof handOver>>

/** A commit on the checkpoint whose tree has one more entry than its own, which no git command would add. */
function withEntry({ agent, checkpoint }: Here, mode: string, name: string, content = 'x\n'): string {
  const oid = mode === '160000' ? checkpoint : blob(agent, content)
  const type = mode === '160000' ? 'commit' : 'blob'
  const entries = `${agent.git('ls-tree', checkpoint)}\n${mode} ${type} ${oid}\t${name}\n`
  const tree = piped(agent, ['mktree'], entries)
  return agent.git('commit-tree', tree, '-p', checkpoint, '-m', 'odd')
}

const piped = ({ path, env }: TempRepo, args: string[], input: string): string =>
  execFileSync('git', args, { cwd: path, env, input, encoding: 'utf8' }).trim()
const blob = (repo: TempRepo, content: string): string => piped(repo, ['hash-object', '-w', '--stdin'], content)

test('one commit on the checkpoint comes over with all that changed, and its objects are in the store', async () => {
  const here = await handOver()
  const { agent, checkpoint, file, holds } = here
  agent.git('rm', '--quiet', 'gone.txt')
  const commit = agent.commit('work', { 'a.txt': 'two\n', 'dir/näme.txt': 'new\n' })
  const sender = await engine(agent, agent.path)
  await writeCandidate(sender.store, { commit, checkpoint, file })
  const tree = agent.git('rev-parse', `${commit}^{tree}`)
  expect(await here.receive()).toEqual({
    kind: 'received',
    tree,
    refused: [],
    changes: [
      { path: 'a.txt', action: 'modified', bytes: 4, mode: '100644' },
      { path: 'dir/näme.txt', action: 'created', bytes: 4, mode: '100644' },
      { path: 'gone.txt', action: 'deleted', bytes: 0, mode: null },
    ],
  })
  expect(await holds(tree)).toBe(true)
  expect(await holds(agent.git('rev-parse', `${commit}:dir/näme.txt`))).toBe(true)
})

test('nothing at all is told apart from what is refused', async () => {
  const { receive } = await handOver()
  expect(await receive()).toEqual({ kind: 'missing' })
})

test('what the bundle holds besides its commit does not come into the store', async () => {
  const here = await handOver()
  const { agent, checkpoint } = here
  const commit = agent.commit('work', { 'a.txt': 'two\n' })
  const stowaway = blob(agent, 'a stowaway\n')
  const header = `# v2 git bundle\n-${checkpoint} \n${commit} ${candidateRef}\n\n`
  const objects = agent.git('rev-list', '--objects', '--no-object-names', commit, `^${checkpoint}`)
  const pack = execFileSync('git', ['pack-objects', '--stdout', '--quiet'], {
    ...{ cwd: agent.path, env: agent.env, input: `${objects}\n${stowaway}\n` },
  })
  writeFileSync(here.file, Buffer.concat([Buffer.from(header), pack]))
  expect(await here.receive()).toMatchObject({ kind: 'received' })
  expect(await here.holds(agent.git('rev-parse', `${commit}^{tree}`))).toBe(true)
  expect(await here.holds(stowaway)).toBe(false)
})

const hostile: [string, (here: Here) => void, RegExp][] = [
  ['a folder', ({ file }) => void mkdirSync(file), /is not a file/],
  ['a link to a file', ({ file }) => symlinkSync('/etc/passwd', file), /is not a file/],
  ['a text', ({ file }) => writeFileSync(file, 'hello\n'), /is not a git bundle/],
  [
    'more bytes than any candidate has',
    ({ file }) => {
      writeFileSync(file, '# v2 git bundle\n')
      truncateSync(file, 200 * 1024 * 1024)
    },
    /209715200 bytes/,
  ],
  [
    'two commits',
    ({ agent, checkpoint, bundle }) => {
      agent.commit('first', { 'a.txt': '2\n' })
      bundle(agent.commit('second', { 'a.txt': '3\n' }), `^${checkpoint}`)
    },
    /not exactly one commit on the checkpoint/,
  ],
  [
    'a merge',
    ({ agent, checkpoint, bundle }) => {
      const other = agent.commit('other', { 'c.txt': '2\n' })
      const tree = agent.git('rev-parse', `${other}^{tree}`)
      bundle(agent.git('commit-tree', tree, '-p', checkpoint, '-p', other, '-m', 'merge'), `^${checkpoint}`)
    },
    /not exactly one commit on the checkpoint/,
  ],
  [
    'a commit without a parent',
    ({ agent, bundle }) => bundle(agent.git('commit-tree', agent.git('rev-parse', 'HEAD^{tree}'), '-m', 'root')),
    /does not build on the checkpoint/,
  ],
  [
    'another parent',
    ({ agent, bundle }) => {
      const other = agent.commit('other', { 'a.txt': '2\n' })
      bundle(agent.commit('mine', { 'a.txt': '3\n' }), `^${other}`)
    },
    /does not build on the checkpoint/,
  ],
  [
    'another parent under a header that names the checkpoint',
    ({ agent, checkpoint, bundle, file }) => {
      const other = agent.commit('other', { 'a.txt': '2\n' })
      bundle(agent.commit('mine', { 'a.txt': '3\n' }), `^${other}`)
      const text = readFileSync(file)
      writeFileSync(file, Buffer.from(text.toString('latin1').replace(`-${other}`, `-${checkpoint}`), 'latin1'))
    },
    /git does not accept it|not exactly one commit/,
  ],
  [
    'a second ref',
    ({ agent, checkpoint, bundle }) => {
      const commit = agent.commit('mine', { 'a.txt': '3\n' })
      agent.git('update-ref', 'refs/heads/main-two', commit)
      bundle(commit, 'refs/heads/main-two', `^${checkpoint}`)
    },
    /contains refs other/,
  ],
  [
    'a ref of another name',
    ({ agent, checkpoint, file }) => {
      agent.commit('mine', { 'a.txt': '3\n' })
      agent.git('bundle', 'create', '--quiet', file, 'refs/heads/main', `^${checkpoint}`)
    },
    /contains refs other/,
  ],
  [
    'a tag in the place of the commit',
    ({ agent, checkpoint, bundle }) => {
      agent.commit('mine', { 'a.txt': '3\n' })
      agent.git('tag', '-a', '-m', 'tag', 'odd')
      bundle(agent.git('rev-parse', 'refs/tags/odd'), `^${checkpoint}`)
    },
    /not the commit that it names/,
  ],
  [
    'more objects than any candidate has',
    ({ checkpoint, file }) =>
      writeFileSync(file, packed(checkpoint, Buffer.from('PACK\0\0\0\x02\0\x01\x86\xa0', 'latin1'))),
    /100000 objects/,
  ],
  [
    'a pack that is cut off',
    ({ agent, checkpoint, bundle, file }) => {
      bundle(agent.commit('mine', { 'a.txt': '3\n' }), `^${checkpoint}`)
      truncateSync(file, readFileSync(file).length - 30)
    },
    /git does not accept it/,
  ],
  [
    'a pack with a bit turned',
    ({ agent, checkpoint, bundle, file }) => {
      bundle(agent.commit('mine', { 'a.txt': '3\n' }), `^${checkpoint}`)
      const bytes = readFileSync(file)
      const at = bytes.length - 40
      bytes[at] = (bytes[at] ?? 0) ^ 0x10
      writeFileSync(file, bytes)
    },
    /git does not accept it/,
  ],
  [
    'a commit whose files are missing',
    ({ agent, checkpoint, file }) => {
      const commit = agent.commit('mine', { 'a.txt': '3\n' })
      const header = `# v2 git bundle\n-${checkpoint} \n${commit} ${candidateRef}\n\n`
      const pack = execFileSync('git', ['pack-objects', '--stdout', '--quiet'], {
        ...{ cwd: agent.path, env: agent.env, input: `${commit}\n` },
      })
      writeFileSync(file, Buffer.concat([Buffer.from(header), pack]))
    },
    /git does not accept it/,
  ],
  [
    'a header that demands something of git',
    ({ checkpoint, file }) =>
      writeFileSync(
        file,
        `# v3 git bundle\n@filter=tree:0\n-${checkpoint} \n${checkpoint} ${candidateRef}\n\nPACK\0\0\0\x02\0\0\0\x01`,
        'latin1',
      ),
    /requires a git feature/,
  ],
  [
    'a header without end',
    ({ file, checkpoint }) => writeFileSync(file, `# v2 git bundle\n-${checkpoint} ${'x'.repeat(9000)}`),
    /cut off/,
  ],
]

const packed = (checkpoint: string, pack: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`# v2 git bundle\n-${checkpoint} \n${checkpoint} ${candidateRef}\n\n`), pack])

test.each(hostile)('a hand-over that is %s is refused, and nothing of it is taken in', async (_, attack, why) => {
  const here = await handOver()
  attack(here)
  const before = (await here.store.git({ args: ['count-objects', '-v'] })).stdout.toString('utf8')
  const received = await here.receive()
  expect(received).toMatchObject({ kind: 'refused', why: expect.stringMatching(why) })
  expect((await here.store.git({ args: ['count-objects', '-v'] })).stdout.toString('utf8')).toBe(before)
})

const entries: [string, (here: Here) => string, string, RegExp][] = [
  ['a .git in other letters', (here) => withEntry(here, '100644', '.GIT'), '.GIT', /treat as \.git/],
  ['a submodule', (here) => withEntry(here, '160000', 'module'), 'module', /submodule/],
  ['a link out of the tree', (here) => withEntry(here, '120000', 'out', '../../etc/passwd'), 'out', /leaves the tree/],
  ['an absolute link', (here) => withEntry(here, '120000', 'out', '/etc/passwd'), 'out', /absolute/],
  ['a link into .git', (here) => withEntry(here, '120000', 'in', '.git/config'), 'in', /into \.git/],
  ['a link in place of .gitmodules', (here) => withEntry(here, '120000', '.gitmodules', 'a.txt'), '.gitmodules', /./],
]

test.each(entries)('%s is named among what may not be committed', async (_, make, path, why) => {
  const here = await handOver()
  here.bundle(make(here), `^${here.checkpoint}`)
  const received = await here.receive()
  expect(received).toMatchObject({ kind: 'received', refused: [{ path, why: expect.stringMatching(why) }] })
})

test('two entries of one name, which hide one behind the other, are refused', async () => {
  const here = await handOver()
  const { agent, checkpoint } = here
  const entry = (content: string) =>
    Buffer.concat([Buffer.from('100644 b\0'), Buffer.from(blob(agent, content), 'hex')])
  const stdin = { cwd: agent.path, env: agent.env, input: Buffer.concat([entry('x\n'), entry('y\n')]) }
  const literally = ['hash-object', '--literally', '-t', 'tree', '-w', '--stdin']
  const tree = execFileSync('git', literally, stdin).toString('utf8').trim()
  here.bundle(agent.git('commit-tree', tree, '-p', checkpoint, '-m', 'odd'), `^${checkpoint}`)
  const why = expect.stringContaining('duplicateEntries')
  expect(await here.receive()).toMatchObject({ kind: 'refused', why })
})

test('a repository as plain files is named, also where only its missing half is new', async () => {
  const here = await handOver()
  const { agent, checkpoint } = here
  const paths = ['fix/HEAD', 'fix/objects/k', 'fix/refs/k']
  here.bundle(agent.commit('plain', Object.fromEntries(paths.map((path) => [path, 'x\n']))), `^${checkpoint}`)
  const why = 'a git repository inside the tree'
  expect(await here.receive()).toMatchObject({ refused: paths.map((path) => ({ path, why })) })
})

test('a link that leaves the tree by way of another one is found, and one that stays inside is not', async () => {
  const here = await handOver()
  const { agent, checkpoint } = here
  symlinkSync('dir', join(agent.path, 'inside'))
  symlinkSync('inside/../../x', join(agent.path, 'outside'))
  here.bundle(agent.commit('links'), `^${checkpoint}`)
  const received = await here.receive()
  expect(received).toMatchObject({ refused: [{ path: 'outside', why: expect.stringContaining('leaves the tree') }] })
})
