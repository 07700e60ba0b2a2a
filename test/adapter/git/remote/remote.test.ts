import { once } from 'node:events'
import { chmodSync, chownSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { pushRefusal } from '../../../../src/adapter/git/call/push-refusal.ts'
import { transportFault } from '../../../../src/adapter/git/call/remote-call.ts'
import { isPathRemote, withoutCredentials } from '../../../../src/adapter/git/call/remote-url.ts'
import { type Fault, gitHttpServer } from '../../../support/git-http-server.ts'
import { bareRemote, type TempRepo, tempDir, tempRepo } from '../../../support/git-repositories.ts'
import { engine, stateFilesOf } from '../../../support/git-store.ts'
import { isRoot } from '../../../support/machine-offers.ts'
import { noise } from '../../../support/noise.ts'
import { withSlack } from '../../../support/with-slack.ts'

const ref = 'refs/heads/x'

async function served() {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const bare = bareRemote()
  user.git('push', '--quiet', bare.path, 'main')
  const server = await gitHttpServer(bare)
  return { user, bare, server, oid: user.git('rev-parse', 'HEAD') }
}

function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'latin1').includes(') Z ')
  } catch {
    return false
  }
}

const push = (oid: string, expected: string | null = null) => ({ ref, oid, expected })

describe('G3, G4: A network fault', () => {
  test.each<[string, Fault['on'], Fault['what']]>([
    ['503 before the push', 'refs', 503],
    ['500 at the push', 'push', 500],
    ['429 at the push', 'push', 429],
    ['a reset before the push', 'refs', 'reset'],
    ['a reset at the push', 'push', 'reset'],
  ])('is overcome by trying again: %s', async (_, on, what) => {
    const { user, bare, server, oid } = await served()
    const { remote } = await engine(user, server.url)
    server.faults.push({ on, what }, { on, what })
    expect(await remote.push(push(oid))).toEqual({ kind: 'won' })
    expect(bare.git('rev-parse', ref)).toBe(oid)
  })

  test.each<[Fault['on'], Fault['what'], boolean]>(
    (['refs', 'fetch'] as const).flatMap((on) =>
      (['cut-answer', 'short-answer', 'cut-headers'] as const).flatMap((what) =>
        [false, true].map((isOld): [Fault['on'], Fault['what'], boolean] => [on, what, isOld]),
      ),
    ),
  )(
    'that ends an answer in its middle is overcome, and no refusal of credentials: %s %s, old: %s',
    async (on, what, isOld) => {
      const { user, bare, server } = await served()
      const writer = tempRepo({ 'b.txt': 'two\n'.repeat(100) })
      writer.git('push', '--quiet', bare.path, `HEAD:${ref}`)
      const oid = writer.git('rev-parse', 'HEAD')
      // By the first version of the protocol git waits for ever for the rest of a pack that ended early.
      const waits = isOld && on === 'fetch' && what === 'short-answer'
      const { remote, store } = await engine(user, server.url, {
        backoffMs: [1, 1, 1],
        silentMs: waits ? 3_000 : 60_000,
      })
      Object.assign(server, { isOld, hasOnlySmart: true })
      server.faults.push({ on, what })
      expect([...(await remote.refs([ref])).values()]).toEqual([oid])
      server.faults.push({ on: on === 'fetch' ? 'refs' : on, what })
      await remote.fetchCommit(oid)
      expect((await store.git({ args: ['cat-file', '-t', oid] })).stdout.toString()).toBe('commit\n')
    },
  )

  test('G3: that ends the answer to a push in its middle lets git wait forever: it is ended, and the push that arrived has won', async () => {
    const { user, bare, server, oid } = await served()
    const { remote } = await engine(user, server.url, { backoffMs: [1], silentMs: 3_000 })
    server.faults.push({ on: 'push', what: 'short-answer' })
    const started = Date.now()
    expect(await remote.push(push(oid))).toEqual({ kind: 'won' })
    expect(Date.now() - started).toBeLessThan(withSlack(6_000))
    expect(bare.git('rev-parse', ref)).toBe(oid)
  })

  test('may be a server of another kind than HTTP that accepts and says nothing: git is ended', async () => {
    const { user } = await served()
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as AddressInfo
    const url = `git://127.0.0.1:${port}/x.git`
    const { remote } = await engine(user, url, { backoffMs: [1], silentMs: 300 })
    const fault = { code: 'REMOTE_UNREACHABLE', message: expect.stringContaining('Nothing came for 0.3 s') }
    await expect(remote.refs([ref])).rejects.toMatchObject(fault)
    await expect(remote.fetchCommit('1'.repeat(40))).rejects.toMatchObject(fault)
  })

  test('may be an ssh that connects and says nothing: it is ended with its git', async () => {
    const { user } = await served()
    const folder = tempDir()
    const pids = join(folder, 'pids')
    writeFileSync(join(folder, 'ssh'), `#!/bin/sh\necho $$ >> '${pids}'\nexec sleep 60\n`, { mode: 0o755 })
    user.git('config', 'core.sshCommand', join(folder, 'ssh'))
    const { remote } = await engine(user, 'ssh://git@host.invalid/x.git', { backoffMs: [1], silentMs: 500 })
    const fault = { code: 'REMOTE_UNREACHABLE', message: expect.stringContaining('Nothing came for 0.5 s') }
    await expect(remote.refs([ref])).rejects.toMatchObject(fault)
    await expect(remote.fetchCommit('1'.repeat(40))).rejects.toMatchObject(fault)
    const started = readFileSync(pids, 'utf8').trim().split('\n')
    expect(started).toHaveLength(4)
    for (const pid of started) await vi.waitFor(() => expect(isRunning(Number(pid))).toBe(false))
  })

  test('is none where a fetch takes its time and goes on', { tags: 'thorough/variant' }, async () => {
    const { user, bare, server } = await served()
    const writer = tempRepo({ 'b.bin': noise(6_000_000) })
    writer.git('push', '--quiet', bare.path, `HEAD:${ref}`)
    server.bytesPerSecond = 1_000_000
    // On a loaded machine something comes every few seconds only.
    const { remote } = await engine(user, server.url, { backoffMs: [], silentMs: 5_000 })
    await remote.fetchCommit(writer.git('rev-parse', 'HEAD'))
  })

  describe('that shows a push no refs, so that git takes the expected one for moved', () => {
    const cut = { on: 'refs', what: 'cut-headers' } as const

    async function written() {
      const { user, bare, server, oid } = await served()
      user.git('push', '--quiet', bare.path, `${oid}:${ref}`)
      Object.assign(server, { hasOnlySmart: true })
      const { remote } = await engine(user, server.url)
      return { user, bare, server, remote, oid, next: user.commit('Next', { 'a.txt': 'two\n' }) }
    }

    test('is overcome by trying again: nobody moved it, and nothing forbids it', async () => {
      const { bare, server, remote, oid, next } = await written()
      server.faults.push(cut)
      expect(await remote.push(push(next, oid))).toEqual({ kind: 'won' })
      expect(bare.git('rev-parse', ref)).toBe(next)
    })

    test('is a lost race if a rival moved it before the next try', async () => {
      const { user, bare, server, remote, oid, next } = await written()
      const rival = user.commit('Rival', { 'a.txt': 'three\n' })
      server.faults.push(cut)
      server.beforePush = () => user.git('push', '--quiet', '--force', bare.path, `${rival}:${ref}`)
      expect(await remote.push(push(next, oid))).toEqual({ kind: 'lost', actual: rival })
    })

    test('is told after bounded tries as a remote that contradicts itself', async () => {
      const { bare, remote, oid, next } = await written()
      bare.git('config', 'receive.hideRefs', ref)
      await expect(remote.push(push(next, oid))).rejects.toMatchObject({
        code: 'REMOTE_FAILED',
        message: expect.stringContaining(`a push finds that ${ref} has moved, and a look finds it at ${oid}`),
      })
    })
  })

  test('ends after a bounded number of tries with REMOTE_UNREACHABLE and a hint', async () => {
    const { user, server, oid } = await served()
    const { remote } = await engine(user, server.url)
    server.faults.push(...Array.from({ length: 9 }, () => ({ on: 'refs', what: 503 }) as const))
    const fault = { code: 'REMOTE_UNREACHABLE', hint: expect.stringContaining('nothing is lost') }
    await expect(remote.refs([ref])).rejects.toMatchObject(fault)
    expect(server.requests).toHaveLength(4)
    await expect(remote.push(push(oid))).rejects.toMatchObject(fault)
  })

  test('G6: may be a server that hangs: the time-out ends git and its helpers', async () => {
    const { user, server } = await served()
    const { remote } = await engine(user, server.url, { backoffMs: [], timeoutMs: 500 })
    server.faults.push({ on: 'refs', what: 'hang' })
    // By our time-out, and not by git's own low-speed limit.
    const fault = { code: 'REMOTE_UNREACHABLE', message: expect.stringMatching(/timed out/) }
    await expect(remote.refs([ref])).rejects.toMatchObject(fault)
  })
})

test.each<[number, string]>([
  [401, 'REMOTE_AUTH'],
  [403, 'REMOTE_AUTH'],
  [404, 'REMOTE_NOT_FOUND'],
])('A %i is not tried again: %s', async (what, code) => {
  const { user, server } = await served()
  const { remote } = await engine(user, server.url)
  server.faults.push(...Array.from({ length: 3 }, () => ({ on: 'refs', what }) as const))
  await expect(remote.refs([ref])).rejects.toMatchObject({ code, exit: 'failed' })
  expect(server.requests.length).toBeLessThanOrEqual(2)
})

test('G10: A server that offers no atomic pushes is written to like any other', async () => {
  const { user, bare, server, oid } = await served()
  bare.git('config', 'receive.advertiseAtomic', 'false')
  const { remote } = await engine(user, server.url)
  expect(await remote.push(push(oid))).toEqual({ kind: 'won' })
  const next = user.commit('Next', { 'a.txt': 'two\n' })
  expect(await remote.push(push(next))).toEqual({ kind: 'lost', actual: oid })
  expect(await remote.push(push(next, oid))).toEqual({ kind: 'won' })
})

test.each(['true', 'false'])(
  'G14: where only tips can be asked for, filters allowed: %s, other commits come with a history',
  async (filters) => {
    const { user, bare, server, oid: base } = await served()
    server.isOld = true
    bare.git('config', 'uploadpack.allowFilter', filters)
    bare.git('config', 'uploadpack.allowAnySHA1InWant', 'false')
    const first = await engine(user, server.url)
    const work = user.commit('Rejected', { 'a.txt': 'two\n', 'lib/b.txt': 'b\n' })
    const begun = { files: stateFilesOf(base), subject: 'x', work: base, keep: [work] }
    const one = await first.states.commit({ expected: null, ...begun })
    if (one.kind !== 'won') throw new Error('the state was not written')
    const more = new Map([...begun.files, ['iterations/0000/2/prompt.md', 'x']])
    await first.states.commit({ ...begun, expected: one.oid, files: more, keep: [] })
    user.git('update-ref', 'refs/heads/main', base)

    const other = tempRepo({ 'b.txt': 'another\n' })
    const { remote, states, store } = await engine(other, server.url)
    await states.load()
    await remote.fetchCommit(work)
    const files = await store.git({ args: ['ls-tree', '-r', '--name-only', work] })
    expect(files.stdout.toString('utf8')).toBe('a.txt\nlib/b.txt\n')
    await expect(remote.fetchCommit('1'.repeat(40))).rejects.toMatchObject({ code: 'REMOTE_FAILED' })
  },
)

test('A path where no repository is, is REMOTE_NOT_FOUND', async () => {
  const { user } = await served()
  const { remote } = await engine(user, join(user.path, 'missing'))
  await expect(remote.refs([ref])).rejects.toMatchObject({ code: 'REMOTE_NOT_FOUND' })
})

test('Only the exact names are found', async () => {
  const { user, bare, oid } = await served()
  bare.git('update-ref', `refs/other/${ref}`, oid)
  const { remote } = await engine(user, bare.path)
  expect([...(await remote.refs([ref, 'refs/heads/main']))]).toEqual([['refs/heads/main', oid]])
  expect((await remote.list([])).head).toBe(bare.git('symbolic-ref', '--short', 'HEAD'))
})

test('A lock that a dead git left at a path remote is named after bounded tries', async () => {
  const { user, bare, oid } = await served()
  bare.write({ [`${ref}.lock`]: '' })
  const { remote } = await engine(user, bare.path)
  const result = await remote.push(push(oid))
  expect(result).toMatchObject({ kind: 'refused', why: expect.stringMatching(/locked on the remote.*x\.lock/s) })
})

test('A name inside the name of another branch is refused with the reason', async () => {
  const { user, bare, oid } = await served()
  bare.git('update-ref', 'refs/heads/ralph', oid)
  const { remote } = await engine(user, bare.path)
  const result = await remote.push({ ref: 'refs/heads/ralph/state/demo', oid, expected: null })
  expect(result).toMatchObject({ kind: 'refused', why: expect.stringContaining('conflicting name') })
})

test.runIf(isRoot)('A path remote of another owner is read and written', async () => {
  const { user, bare, oid } = await served()
  const give = (repo: TempRepo) => {
    chownSync(repo.path, 65534, 65534)
    for (const name of readdirSync(repo.path, { recursive: true, encoding: 'utf8' })) {
      chownSync(join(repo.path, name), 65534, 65534)
    }
    chmodSync(repo.path, 0o755)
  }
  const { remote } = await engine(user, bare.path)
  give(bare)
  expect(() => user.git('ls-remote', bare.path)).toThrow(/dubious ownership/)
  expect(await remote.push(push(oid))).toEqual({ kind: 'won' })
  expect((await remote.refs([ref])).get(ref)).toBe(oid)
})

describe('What a server says about a refused ref', () => {
  const porcelain = (reason: string) =>
    `To https://github.com/o/r\n!\tabc:${ref}\t[remote rejected] (${reason})\nDone\n`

  test.each([
    ['branch is currently checked out', '', 'the branch is checked out there'],
    ['protected branch hook declined', 'remote: error: GH006: Protected branch update failed', 'protected (GH006)'],
    [
      'refusing to allow a GitHub App to create or update workflow `.github/workflows/a.yml` without `workflows` permission',
      '',
      'lacks the "workflows" permission',
    ],
    [
      'push declined due to repository rule violations',
      'remote: error: GH013: Repository rule violations found\nremote: - Push cannot contain secrets',
      'secret scanning',
    ],
    [
      'push declined due to repository rule violations',
      'remote: error: GH013: Repository rule violations found\nremote: - Commits must have verified signatures.',
      'signed commits',
    ],
    ['push declined due to repository rule violations', 'remote: error: GH013: Repository rule violations', '(GH013)'],
    [
      'pre-receive hook declined',
      'remote: error: GH001: Large files detected.\nremote: error: File a is 120 MB; this exceeds GitHub file size limit',
      'larger than the remote accepts',
    ],
    ['pre-receive hook declined', 'remote: no commits on Fridays', 'a hook at the remote declined it'],
    ['unpacker error', 'remote: fatal: fsck error in packed object', 'could not store'],
    ['shallow update not allowed', '', 'shallow clone'],
    ['something new', 'remote: see https://u:p@host/help', 'something new | see https://host/help'],
  ])('%s', (reason, stderr, why) => {
    const refusal = pushRefusal(porcelain(reason), stderr)
    expect(refusal?.why).toContain(why)
    expect(refusal?.transient).toBe(false)
  })

  const violations = (...bullets: string[]) =>
    [
      'error: GH013: Repository rule violations found for refs/heads/x.',
      'Review all repository rules at https://github.com/o/r/rules?ref=refs%2Fheads%2Fx',
      ...bullets.map((bullet) => `- ${bullet}`),
    ]
      .map((line) => `remote: ${line}        `)
      .join('\n')

  test.each([
    ['Changes must be made through a pull request.', 'exempt ralph/**'],
    ['Changes must be made through the merge queue', 'only through pull requests'],
    ['Cannot create ref due to creations being restricted.', 'who may create this branch'],
    ['Cannot update this protected ref.', 'who may push to this branch'],
    ['3 of 3 required status checks are expected.', 'requires status checks before'],
    ['Required status check "build" is expected.', 'requires status checks before'],
    ['Code scanning is waiting for results from CodeQL for the commit cfbb5c1.', 'requires a review or a result'],
    ['This branch must not contain merge commits.', '`merge-base: false`'],
    ['Commit message must match a given regex pattern: ^JIRA-', '`commit-prefix`'],
    ['Commits must have verified signatures.', '`commit-mode: api`'],
    ['Cannot force-push to this branch', 'moving the branch back'],
    [
      'refusing to allow a GitHub App to create or update workflow `.github/workflows/charts-sync.yaml` without `workflows` permission',
      "a workflow's own token never has it",
    ],
  ])('of a rule "%s" says what to do: %s', (bullet, part) => {
    const reason = 'push declined due to repository rule violations'
    expect(pushRefusal(porcelain(reason), violations(bullet))?.why).toContain(part)
  })

  test('of several rules names each', () => {
    const said = violations(
      'Cannot create ref due to creations being restricted.',
      'Commits must have verified signatures.',
    )
    const { why } = pushRefusal(porcelain('push declined due to repository rule violations'), said) ?? { why: '' }
    for (const part of ['who may create', 'commit-mode: api']) expect(why).toContain(part)
  })

  test('of a protected branch names the rule behind it', () => {
    const said =
      'remote: error: GH006: Protected branch update failed for refs/heads/x.        \nremote: error: At least 1 approving review is required by reviewers with write access.'
    expect(pushRefusal(porcelain('protected branch hook declined'), said)?.why).toContain('requires a review')
  })

  test('is nothing where the transport failed', () => {
    expect(pushRefusal('', 'error: RPC failed; HTTP 503')).toBeUndefined()
  })
})

test.each([
  ['fatal: unable to access: Could not resolve host: example.invalid', 'REMOTE_UNREACHABLE'],
  ['fatal: unable to access: SSL certificate problem: self-signed certificate', 'REMOTE_UNTRUSTED'],
  ['git@host: Permission denied (publickey).\nfatal: Could not read from remote repository.', 'REMOTE_AUTH'],
  ["fatal: could not read Username for 'https://host': terminal prompts disabled", 'REMOTE_AUTH'],
  ['ERROR: Repository not found.\nfatal: Could not read from remote repository.', 'REMOTE_NOT_FOUND'],
  [
    "remote: This repository was archived so it is read-only.\nfatal: unable to access 'https://host/r/': The requested URL returned error: 403",
    'REMOTE_ARCHIVED',
  ],
  [
    "remote: The 'octo' organization has enabled or enforced SAML SSO.\nfatal: unable to access: The requested URL returned error: 403",
    'REMOTE_POLICY',
  ],
  [
    'remote: The repository owner has an IP allow list enabled, and 192.0.2.1 is not permitted to access this repository.\nfatal: The requested URL returned error: 403',
    'REMOTE_POLICY',
  ],
  ['fatal: unable to access: transfer closed with outstanding read data remaining', 'REMOTE_UNREACHABLE'],
  ['fatal: unable to access: Operation too slow. Less than 1000 bytes/sec', 'REMOTE_UNREACHABLE'],
])('%s → %s', (said, code) => {
  const fault = transportFault('https://user:secret@host/r', said)
  expect(fault?.error.code).toBe(code)
  expect(fault?.error.message).not.toContain('secret')
})

test.each([
  ['/srv/git/r.git', true],
  ['../r', true],
  ['file:///srv/r', true],
  ['C:\\work\\r', true],
  ['./a:b', true],
  ['https://host/r', false],
  ['ssh://host/r', false],
  ['git@host:o/r.git', false],
  ['host:r', false],
])('%s is a path: %s', (url, expected) => {
  expect(isPathRemote(url)).toBe(expected)
})

test('Credentials are taken out of any sentence', () => {
  expect(withoutCredentials("access 'https://u:p@host/r' and https://t@h/")).toBe(
    "access 'https://host/r' and https://h/",
  )
})
