import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { historyOf } from '../../../src/adapter/git/remote/history.ts'
import { openWorkspace, userRepository } from '../../support/workspace-fixture.ts'

type Opened = Awaited<ReturnType<typeof openWorkspace>>

const filter = (canary: string): string =>
  `[filter "x"]\n\tclean = "touch '${canary}'; cat"\n\tsmudge = "touch '${canary}'; cat"\n\trequired = true\n` +
  `[core]\n\tfsmonitor = "touch '${canary}'"\n\talternateRefsCommand = "touch '${canary}'; true"\n`

/** Where git would read what the agent wrote; `name` is how it is told. */
const places: Record<string, { name: string; plant: (request: Opened) => Record<string, string> }> = {
  "the store's config": {
    name: 'store.git/config',
    plant: ({ store, canary }) => ({ [join(store.gitDir, 'config')]: `[core]\n\tbare = true\n${filter(canary)}` }),
  },
  "the engine's gitconfig": {
    name: 'gitconfig',
    plant: ({ store, canary }) => ({ [join(store.gitDir, '../gitconfig')]: filter(canary) }),
  },
  'a config of the work tree': {
    name: 'store.git/config.worktree',
    plant: ({ store, canary }) => ({
      [join(store.gitDir, 'config')]: '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tworktreeConfig = true\n',
      [join(store.gitDir, 'config.worktree')]: filter(canary),
    }),
  },
  "the store's attributes": {
    name: 'store.git/info/attributes',
    plant: ({ store }) => ({ [join(store.gitDir, 'info/attributes')]: '* filter=lfs\n' }),
  },
  'another common directory': {
    name: 'store.git/commondir',
    plant: ({ store, outside, canary }) => ({
      [join(store.gitDir, 'commondir')]: `${outside}\n`,
      [join(outside, 'config')]: filter(canary),
    }),
  },
  'a branch in the store': {
    name: 'store.git/refs/heads/none',
    plant: ({ store, checkpoint }) => ({ [join(store.gitDir, 'refs/heads/none')]: `${checkpoint}\n` }),
  },
  'objects of its own': {
    name: 'store.git/objects/info/alternates',
    plant: ({ store, outside }) => ({ [join(store.gitDir, 'objects/info/alternates')]: `${outside}\n` }),
  },
  'rules of its own': {
    name: 'store.git/info/exclude',
    plant: ({ store }) => ({ [join(store.gitDir, 'info/exclude')]: 'hidden.txt\n' }),
  },
  'an end of the history': {
    name: 'store.git/shallow',
    plant: ({ store, checkpoint }) => ({ [join(store.gitDir, 'shallow')]: `${checkpoint}\n` }),
  },
  "the template's config": {
    name: 'template.git/config',
    plant: ({ stateDir, canary }) => ({ [join(stateDir, 'template.git/config')]: filter(canary) }),
  },
  'a hook in the template': {
    name: 'template.git/hooks',
    plant: ({ stateDir, canary }) => ({ [join(stateDir, 'template.git/hooks/post-checkout')]: `touch '${canary}'\n` }),
  },
}

test.each(Object.entries(places))(
  "Nothing of an agent's runs in the engine by %s: it is put back, and told by name",
  async (_, { name, plant }) => {
    const at = await openWorkspace(userRepository())
    const { workspace, store, checkpoint, canary } = at
    const ended = store.files.watch()
    at.agent('echo "* filter=x" > .gitattributes; echo mine > src/app.ts; echo hidden > hidden.txt')
    for (const [path, text] of Object.entries(plant(at))) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    const found = ended()
    const captured = await workspace.capture(checkpoint)
    await workspace.resetTracked(captured.tree)
    await workspace.restore(checkpoint)
    expect(existsSync(canary), 'something of the agent ran').toBe(false)
    expect(found.join('\n')).toContain(name)
    expect(captured.changes.map(({ path }) => path)).toEqual(['.gitattributes', 'hidden.txt', 'src/app.ts'])
    expect(existsSync(join(workspace.path, '.git/hooks'))).toBe(false)
    // Told once, and everything is as it was.
    expect(store.files.watch()()).toEqual([])
  },
)

test('What is planted while nobody is at work ends the job by name, and is put back', async () => {
  const { store, canary, checkpoint } = await openWorkspace(userRepository())
  writeFileSync(join(store.gitDir, 'config'), filter(canary))
  const read = store.git({ args: ['cat-file', '-t', checkpoint] })
  await expect(read).rejects.toMatchObject({
    code: 'ENGINE_FILES_CHANGED',
    message: expect.stringContaining('store.git/config'),
  })
  expect((await store.git({ args: ['cat-file', '-t', checkpoint] })).stdout.toString()).toBe('commit\n')
})

test('A git directory that an agent made before the engine needs it is not taken for its own', async () => {
  const { store, canary, checkpoint, agent } = await openWorkspace(userRepository())
  const mine = join(store.gitDir, '../history.git')
  agent(`git init -q --bare '${mine}'; git -C '${mine}' config core.alternateRefsCommand "touch '${canary}'"`)
  agent(`git -C '${mine}' config remote.ralph.uploadpack "touch '${canary}'; git-upload-pack"`)
  agent(
    `git -C '${mine}' config core.sshCommand "touch '${canary}'"; echo '/nowhere' > '${mine}/objects/info/alternates'`,
  )
  const git = await historyOf({ store }).stateHistory(checkpoint, 1)
  expect((await git({ args: ['cat-file', '-t', checkpoint] })).stdout.toString()).toBe('commit\n')
  expect(existsSync(canary)).toBe(false)
})
