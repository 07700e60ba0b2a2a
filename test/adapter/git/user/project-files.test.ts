import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFilesAt } from '../../../../src/adapter/git/store/user-repository.ts'
import { tempRepo } from '../../../support/git-repositories.ts'

test('files that git tracks or would track, from anywhere below, and the texts of those that say how to build', async () => {
  const repo = tempRepo({ 'package.json': '{}', 'web/package.json': '{"name":"web"}', '.gitignore': 'node_modules/\n' })
  repo.write({ 'new.py': '', 'node_modules/x/package.json': '{}', 'web/ünï.txt': '' })
  rmSync(join(repo.path, 'package.json'))
  const { toplevel, files } = await projectFilesAt(join(repo.path, 'web'), repo.env)
  expect(toplevel).toBe(repo.path)
  expect([...files.paths].sort()).toEqual(['.gitignore', 'new.py', 'package.json', 'web/package.json', 'web/ünï.txt'])
  expect([...files.texts]).toEqual([['web/package.json', '{"name":"web"}']])
})

test('a repository without a commit is one too; a folder that is none is named', async () => {
  const repo = tempRepo()
  repo.write({ 'go.mod': 'module x' })
  expect((await projectFilesAt(repo.path, repo.env)).files.paths).toEqual(['go.mod'])
  await expect(projectFilesAt('/', repo.env)).rejects.toMatchObject({ code: 'NOT_A_REPOSITORY' })
})
