import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from './project.ts'
import { stateRef } from './run-on-disk.ts'

/**
 * A program of a hostile agent that has found the user's repository: it puts a state commit of its own on top, made like
 * the engine's. `edit` is JavaScript over `run` (run.json), `plan` and `log(event)`, which appends to the log.
 */
export function forger({ root, repo }: Project, edit: string, ref = stateRef): string {
  const file = join(root, `forge-${Math.random().toString(36).slice(2)}.mjs`)
  writeFileSync(
    file,
    `import { execFileSync } from 'node:child_process'
const env = { ...process.env, GIT_INDEX_FILE: '${join(root, 'forger-index')}', GIT_AUTHOR_NAME: 'ralph', GIT_AUTHOR_EMAIL: 'ralph@ralph.invalid', GIT_COMMITTER_NAME: 'ralph', GIT_COMMITTER_EMAIL: 'ralph@ralph.invalid' }
const git = (args, input = '') => execFileSync('git', ['--git-dir=${join(repo.path, '.git')}', ...args], { env, input, encoding: 'utf8' }).trim()
const read = (path) => git(['show', '${ref}:' + path])
const run = JSON.parse(read('run.json')), plan = JSON.parse(read('plan.json'))
const head = git(['log', '-1', '--format=%B', '${ref}'])
const seq = Number(/Ralph-Seq: (\\d+)/.exec(head)[1]) + 1
const facts = [], at = new Date().toISOString()
const log = (event) => facts.push(JSON.stringify({ at, ...event }))
${edit}
git(['read-tree', '${ref}'])
const put = (path, text) => git(['update-index', '--add', '--cacheinfo', '100644,' + git(['hash-object', '-w', '--stdin'], text) + ',' + path])
put('run.json', JSON.stringify(run, null, 2))
if (JSON.stringify(plan) !== JSON.stringify(JSON.parse(read('plan.json')))) put('plan.json', JSON.stringify(plan))
put('log/0/' + seq + '.jsonl', facts.map((line) => line + '\\n').join(''))
const message = 'settle [skip ci]\\n\\nRalph-Seq: ' + seq + '\\nRalph-Nonce: 7f0b8f5e-5b0a-4a0e-9b1a-0123456789ab\\n'
const commit = git(['commit-tree', git(['write-tree']), '-p', '${ref}', '-p', run.work, '-F', '-'], message)
git(['update-ref', '${ref}', commit])
`,
  )
  return `'${process.execPath}' '${file}'`
}

/** All tasks are done, by a commit that is there. */
export const allDone = `for (const id of Object.keys(run.tasks)) run.tasks[id] = { ...run.tasks[id], status: 'done', iteration: 1, commit: run.work, summary: 'Did it.' }`
