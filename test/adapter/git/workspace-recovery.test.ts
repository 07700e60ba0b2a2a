import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tempDir } from '../../support/git-repositories.ts'
import { canChattr } from '../../support/machine-offers.ts'
import { openWorkspace, snapshot, userRepository } from '../../support/workspace-fixture.ts'

test('a workspace that an earlier process left is used again, with another store', async () => {
  const repo = userRepository()
  const home = tempDir()
  const earlier = await openWorkspace(repo, { home })
  earlier.agent('mkdir node_modules; echo 1 > node_modules/x; echo lost > src/app.ts; echo new > src/new.ts')
  await earlier.workspace.capture(earlier.checkpoint)
  await earlier.store.close()
  writeFileSync(join(earlier.stateDir, 'index.lock'), '')
  const later = await openWorkspace(repo, { home })
  expect(later.agent('cat src/app.ts; git status --porcelain; ls node_modules')).toBe('export const answer = 42\nx')
})

test('a private index that was torn is made anew, and ignored files stay', async () => {
  const { workspace, checkpoint, stateDir, agent } = await openWorkspace(userRepository())
  agent('mkdir node_modules; echo 1 > node_modules/x; echo lost > src/app.ts')
  writeFileSync(join(stateDir, 'index'), 'torn')
  await workspace.restore(checkpoint)
  expect(agent('cat src/app.ts; git status --porcelain; ls node_modules')).toBe('export const answer = 42\nx')
})

test('a commit that is missing is told without touching the workspace', async () => {
  const { workspace, agent } = await openWorkspace(userRepository())
  agent('echo mine > src/app.ts')
  await expect(workspace.restore('1'.repeat(40))).rejects.toMatchObject({ code: 'GIT_FAILED' })
  expect(agent('cat src/app.ts')).toBe('mine')
})

/** `chattr` also complains about links. */
function letGo(directory: string): void {
  execFileSync('sh', ['-c', 'chattr -R -f -i "$0" || true', directory], { stdio: 'ignore' })
}

test.runIf(canChattr)(
  'C23: where a file cannot be restored, the directory is thrown away and set up again',
  async () => {
    const ran: string[] = []
    const home = tempDir()
    const { workspace, checkpoint, agent } = await openWorkspace(userRepository(), {
      home,
      runCommand: async (command) => {
        ran.push(command)
        return { code: 0, tail: '' }
      },
    })
    const { signal } = new AbortController()
    const clean = snapshot(workspace.path)
    onTestFinished(() => letGo(home))
    await workspace.setUp(['make'], signal)
    agent('echo x > src/app.ts; mkdir new; echo x > new/x; chattr +i src/app.ts new/x new')
    await workspace.restore(checkpoint)
    expect(snapshot(workspace.path)).toEqual(clean)
    await workspace.setUp(['make'], signal)
    expect(ran).toEqual(['make', 'make'])
  },
)

test.runIf(canChattr)('C23: a workspace that cannot even be thrown away is told by name', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(userRepository())
  onTestFinished(() => letGo(workspace.path))
  agent('rm src/app.ts; chattr +i src .')
  await expect(workspace.restore(checkpoint)).rejects.toMatchObject({
    code: 'WORKSPACE_UNUSABLE',
    message: expect.stringContaining(workspace.path),
  })
})

test.runIf(canChattr)(
  'a new folder is out of the way at once, and set-up is kept, where removing it does not end',
  async () => {
    const ran: string[] = []
    const home = tempDir()
    const runCommand = async (command: string) => {
      ran.push(command)
      return { code: 0, tail: '' }
    }
    const { workspace, checkpoint, agent } = await openWorkspace(userRepository(), { home, runCommand })
    onTestFinished(() => letGo(home))
    const { signal } = new AbortController()
    const clean = snapshot(workspace.path)
    await workspace.setUp(['make'], signal)
    agent('mkdir -p new/deep src/new; echo x > new/deep/x; echo x > src/new/y; chattr +i new/deep/x src/new/y')
    await workspace.restore(checkpoint)
    expect(snapshot(workspace.path)).toEqual(clean)
    await workspace.setUp(['make'], signal)
    expect(ran).toEqual(['make'])
  },
)

test('whatever new folders hold goes, and an ignored folder stays, also an empty one', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(userRepository())
  agent('mkdir node_modules')
  const clean = snapshot(workspace.path)
  agent(`mkdir -p a/b/c d src/lib/e f/g h; for i in $(seq 50); do mkdir d/$i; done
git init -q a/b/repo; mkfifo d/pipe; ln -s "$OUTSIDE" f/link; echo x > f/g/x; chmod 000 f/g; echo '*' > h/.gitignore; echo x > h/x`)
  await workspace.restore(checkpoint)
  expect(snapshot(workspace.path)).toEqual(clean)
})

test('set-up commands run once, again when they change, and a failure is told with its output', async () => {
  const ran: string[] = []
  const home = tempDir()
  const repo = userRepository()
  const runCommand = async (command: string) => {
    ran.push(command)
    return command === 'bad' ? { code: 7, tail: 'no such package' } : { code: 0, tail: '' }
  }
  const { signal } = new AbortController()
  const { workspace } = await openWorkspace(repo, { home, runCommand })
  await workspace.setUp(['a', 'b'], signal)
  await (await openWorkspace(repo, { home, runCommand })).workspace.setUp(['a', 'b'], signal)
  expect(ran).toEqual(['a', 'b'])
  await expect(workspace.setUp(['a', 'bad', 'c'], signal)).rejects.toMatchObject({
    code: 'SETUP_FAILED',
    message: expect.stringMatching(/`bad` ended with 7:\nno such package/),
  })
  await workspace.setUp(['a', 'b'], signal)
  expect(ran).toEqual(['a', 'b', 'a', 'bad', 'a', 'b'])
  await expect(workspace.setUp(['new'], AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
})

test('thousands of files with odd names are captured in full', async () => {
  const { workspace, checkpoint } = await openWorkspace(userRepository())
  mkdirSync(join(workspace.path, 'many'))
  for (let i = 0; i < 3000; i++) writeFileSync(join(workspace.path, 'many', `${i} "ä"\n.txt`), String(i))
  const { changes, refused } = await workspace.capture(checkpoint)
  expect(changes).toHaveLength(3000)
  expect(changes.every(({ path }) => path.endsWith(' "ä"\n.txt'))).toBe(true)
  expect(refused).toEqual([])
})
