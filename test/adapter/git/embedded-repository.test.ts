import { expect, test } from 'vitest'
import { tempRepo } from '../../support/git-repositories.ts'
import { openWorkspace } from '../../support/workspace-fixture.ts'

const why = 'a git repository inside the tree'
const bare = 'git init -q --bare fix; rm -r fix/hooks; touch fix/objects/pack/k fix/refs/heads/k; '

const files = {
  'old/HEAD': 'ref: refs/heads/main\n',
  'old/config': '[core]\n\tbare = true\n',
  'old/objects/pack/k': '',
  'old/refs/heads/k': '',
  'half/HEAD': 'ref: refs/heads/main\n',
  'half/objects/pack/k': '',
  'docs/refs/a.md': 'a\n',
  'docs/HEAD': 'b\n',
}

async function open() {
  const repo = tempRepo({ 'README.md': 'demo\n' })
  repo.commit('Add', files)
  return openWorkspace(repo)
}

/** [what, how, a path that is refused]; where git can tell on this file system, it takes `at` for a repository. */
test.each<[string, string, string, string?]>([
  ['as git makes it', bare, 'fix/HEAD', 'fix'],
  ['at depth, by another name', `mkdir -p a/b; cd a/b; ${bare} mv fix docs`, 'a/b/docs/config', 'a/b/docs'],
  ['with a hash in HEAD', `${bare} git rev-parse HEAD > fix/HEAD`, 'fix/HEAD', 'fix'],
  ['with a link for HEAD', `${bare} ln -sf refs/heads/k fix/HEAD`, 'fix/HEAD', 'fix'],
  ['with a link for its objects', `${bare} mv fix/objects store; ln -s ../store fix/objects`, 'fix/objects', 'fix'],
  ['in other case', 'mkdir -p X/Objects X/REFS; touch X/head X/Objects/k X/REFS/k', 'X/REFS/k'],
  [
    'of a linked worktree',
    'mkdir wt; echo ref: refs/heads/k > wt/HEAD; echo ../old > wt/commondir',
    'wt/commondir',
    'wt',
  ],
  ['from a half that was there', 'mkdir -p half/refs/heads; touch half/refs/heads/k', 'half/refs/heads/k', 'half'],
  ['whose configuration alone is changed', 'echo "[core]" >> old/config', 'old/config', 'old'],
  ['whose hooks alone are new', 'mkdir old/hooks; echo x > old/hooks/post-checkout', 'old/hooks/post-checkout', 'old'],
])('a repository as plain files is refused by name: %s', async (_, does, path, at) => {
  const { workspace, checkpoint, agent, captured } = await open()
  agent(does)
  if (at) expect(agent(`cd ${at}; git rev-parse --git-dir`)).toMatch(/^\.$|\/old$|\/wt$/)
  agent('echo x > README.md')
  const { refused, changes, tree } = await workspace.capture(checkpoint)
  expect(refused).toContainEqual({ path, why })
  expect(changes.map((change) => change.path)).not.toContain(path)
  expect(captured(tree, 'README.md')).toBe('x\n')
  expect(captured(tree, 'old/config')).toBe(files['old/config'])
})

test.each([
  ['one that was there and is untouched', 'echo x > README.md'],
  ['one that goes as a whole', 'rm -r old'],
  ['folders that have some of the names', 'mkdir -p docs/objects; echo x > docs/objects.md; echo y > docs/refs/b.md'],
])('honest changes are captured: %s', async (_, does) => {
  const { workspace, checkpoint, agent } = await open()
  agent(does)
  const { refused, changes } = await workspace.capture(checkpoint)
  expect(refused).toEqual([])
  expect(changes.length).toBeGreaterThan(0)
})
