import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sabotages } from '../../support/sabotages.ts'
import { openWorkspace, snapshot, untouched, userRepository } from '../../support/workspace-fixture.ts'

const name = 'C12, C13, C14, C15, C16, C17: an agent $name, and only its files count'

/** One of five: they are in the order of what an agent touches, so each kind is among them. */
const inDefault = (at: number): boolean => at % 5 === 0

test.each(sabotages.filter((_, at) => inDefault(at)))(name, countsFilesOnly)

test.each(sabotages.filter((_, at) => !inDefault(at)))(name, { tags: 'thorough/variant' }, countsFilesOnly)

async function countsFilesOnly(row: (typeof sabotages)[number]): Promise<void> {
  const repo = userRepository()
  const before = untouched(repo)
  const { workspace, store, checkpoint, agent, canary, outside } = await openWorkspace(repo)
  const clean = snapshot(workspace.path)

  const environment = join(workspace.path, 'node_modules')
  mkdirSync(environment)

  agent(row.script)
  const isThere = existsSync(environment)
  const foreign = readdirSync(outside).length === 0 ? {} : snapshot(outside)
  const capture = await workspace.capture(checkpoint)
  expect(capture.changes.map(({ action, path }) => `${action} ${path}`).sort()).toEqual([...(row.changes ?? [])].sort())
  expect(capture.refused.map(({ path }) => path).sort()).toEqual([...(row.refused ?? [])].sort())
  expect(await workspace.capture(checkpoint)).toEqual(capture)
  await workspace.restore(checkpoint)

  expect(existsSync(environment)).toBe(isThere)
  rmSync(environment, { recursive: true, force: true })
  expect(snapshot(workspace.path)).toEqual(clean)
  expect(agent('git status --porcelain; git rev-parse HEAD; git symbolic-ref HEAD')).toBe(
    `${checkpoint}\nrefs/heads/ralph/work/demo`,
  )
  expect(await workspace.capture(checkpoint)).toMatchObject({ changes: [], refused: [], hidden: { total: 0 } })
  expect(existsSync(canary)).toBe(false)
  expect(readdirSync(outside).length === 0 ? {} : snapshot(outside)).toEqual(foreign)
  expect(untouched(repo)).toEqual(before)
  expect((await store.git({ args: ['for-each-ref'] })).stdout.toString()).toBe('')
  execFileSync('git', [`--git-dir=${store.gitDir}`, 'fsck', '--connectivity-only', capture.tree], {
    env: { ...store.env },
    stdio: 'pipe',
  })
}
