import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { objectsOfPath } from '../../../../src/adapter/git/store/store.ts'
import { bareRemote, tempRepo } from '../../../support/git-repositories.ts'

test('a repository on this machine lends its objects, whichever way its path is written', () => {
  const [repo, bare] = [tempRepo({ a: '' }), bareRemote()]
  const own = join(repo.path, '.git/objects')
  for (const way of [repo.path, `${repo.path}/.git`, `file://${repo.path}`, pathToFileURL(repo.path).href]) {
    expect(objectsOfPath(way), way).toBe(own)
  }
  expect(objectsOfPath(bare.path)).toBe(join(bare.path, 'objects'))
})

test.each(['file://other-host/srv/r.git', 'file:///srv/a%2Fb.git', '/no/such/place', 'https://host/r', 'host:r.git'])(
  '%s lends nothing, and git is asked for it',
  (remote) => expect(objectsOfPath(remote)).toBeUndefined(),
)
