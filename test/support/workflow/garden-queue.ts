import { expect } from 'vitest'
import { goodAgent } from '../project.ts'
import { logOf, type OwnRepository, ownRepository } from './own-repository.ts'
import type { EndedRun } from './run-workflow.ts'

const app = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'two.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
  'README.md': 'A garden.\n',
}

const queuedPlan = (title: string, id: string): string => `# Plan: ${title}

### ${id}: Write it

**Requires:** none
**Status:** pending

1. Write ${id}.txt.

**Done when:** ${id}.txt is there.
`

export const plans = {
  'plans/pending/010-dig.md': queuedPlan('Dig', 'T1'),
  'plans/pending/020-sow.md': queuedPlan('Sow', 'T2'),
  'plans/pending/030-reap.md': queuedPlan('Reap', 'T3'),
}
/** A repository whose queue is set up and empty. */
export async function garden(init: readonly string[], settings = ''): Promise<OwnRepository> {
  const here = await ownRepository(app, { init: ['--queue', ...init], settings })
  here.project.repo.git('rm', '--quiet', 'plans/pending/010-first.json')
  here.project.repo.commit('An empty queue')
  here.project.repo.git('push', '--quiet', here.github.world.git.path, 'main')
  here.agent(goodAgent)
  return here
}

/** Ada pushes plans, and whatever else there is, to the default branch. */
export async function push(here: OwnRepository, files: Readonly<Record<string, string>>): Promise<void> {
  here.project.repo.git('pull', '--quiet', '--ff-only', here.github.world.git.path, 'main')
  here.project.repo.commit('Plans', files)
  here.github.push('ada', here.project.repo, 'main')
}

export const state = (name: string): string => `refs/heads/ralph/state/${name}`
export const work = (name: string): string => `refs/heads/ralph/work/${name}`
export const tree = ({ github }: OwnRepository, ref: string): string[] =>
  github.world.git.git('ls-tree', '-r', '--name-only', ref, 'plans').split('\n').filter(Boolean)
export const green = (runs: readonly EndedRun[]): readonly EndedRun[] => {
  for (const run of runs) expect(run.conclusion, logOf(run)).not.toBe('failure')
  return runs
}
export const pullOf = ({ github }: OwnRepository, name: string): number =>
  [...github.world.issues.values()].find(({ pull, state: is }) => pull?.head === `ralph/work/${name}` && is === 'open')
    ?.number ?? 0
