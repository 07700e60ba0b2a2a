import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, leftovers, makeProject, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, refsOf, stateRef, workRef } from '../support/run-on-disk.ts'
import { survivors, uniqueSleep } from '../support/survivors.ts'

const hook = (path: string): string =>
  `mkdir -p $(dirname ${path}); printf '#!/bin/sh\\ntouch "%s"\\n' "$CANARY" > ${path}; chmod +x ${path}`

/** What each task's agent does before it does its work; nothing of it may run in the engine or arrive in a commit. */
const harmless: Record<string, string> = {
  COMMITS: 'git commit -q --allow-empty -m mine; git tag mine; git branch mine',
  SWITCHES: 'git switch -q -c elsewhere; git commit -q --allow-empty -m mine; git branch -D ralph/work/demo',
  PUSHES: 'git push -q origin HEAD:refs/heads/mine 2> /dev/null',
  DELETES: 'rm -rf .git',
  HOOKS: `for h in pre-commit post-commit pre-push post-checkout reference-transaction post-index-change; do ${hook('.git/hooks/$h')}; done`,
  FSMONITOR: `${hook('.git/monitor')}; git config core.fsmonitor "$PWD/.git/monitor"; git config core.hooksPath "$PWD/.git/hooks"`,
  FILTERS: `git config filter.x.clean "touch '$CANARY'; cat"; git config filter.x.smudge "touch '$CANARY'; cat"; echo '* filter=x' > .gitattributes`,
  HOME: `git config --global core.fsmonitor "touch '$CANARY'"; git config --global core.pager "touch '$CANARY'"`,
}

const script = (cases: Record<string, string>, root: string): string => `
CANARY='${join(root, 'canary')}'
case "$RALPH_TASK_ID" in
${Object.entries(cases)
  .map(([id, does]) => `${id}) ${does} ;;`)
  .join('\n')}
esac
${goodAgent}`

test('C19: whatever the agent does with git, nothing of it runs or arrives: only the files count', async () => {
  const ids = Object.keys(harmless)
  const project = makeProject({ 'plan.json': planOf(ids) })
  const before = project.repo.git('rev-parse', 'main')
  const agent = project.agent(script(harmless, project.root))
  // The checks use git as many tools do: theirs is not the one that the agent could change.
  const check = 'git status --short && git log -1 --format=%an | grep -qv ralph-agent && test -z "$(git tag)"'
  const end = await project.ralph(['run', ...agent, '--validate', check])
  expect(end.code, end.stdout).toBe(0)
  expect(existsSync(join(project.root, 'canary')), 'something of the agent ran').toBe(false)
  expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(ids)
  const authors = project.repo.git('log', '--format=%an', `main..${workRef}`)
  expect(new Set(authors.split('\n'))).toEqual(new Set(['ralph']))
  expect(
    refsOf(project.repo)
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['refs/heads/main', stateRef, workRef])
  expect(project.repo.git('rev-parse', 'main')).toBe(before)
  expect(await leftovers(project)).toEqual([])
})

/** What a guard refuses: the task fails with the path by name, whatever the checks say. */
const refused: Record<string, { does: string; path: string }> = {
  SETTINGS: { does: 'mkdir .claude; echo "{}" > .claude/settings.json', path: '.claude/settings.json' },
  WORKFLOW: { does: 'mkdir -p .github/workflows; echo x > .github/workflows/ci.yml', path: '.github/workflows/ci.yml' },
  PLAN: { does: 'echo "{}" > plan.json', path: 'plan.json' },
  MCP: { does: 'mkdir web; echo "{}" > web/.mcp.json', path: 'web/.mcp.json' },
  LINK: { does: 'ln -s /etc/passwd link', path: 'link' },
  SPARSE: { does: 'truncate -s 4T sparse.bin; rm plan.json; truncate -s 4T plan.json', path: 'sparse.bin' },
  PLAIN: { does: 'git init -q --bare fix; touch fix/objects/k fix/refs/k', path: 'fix/HEAD' },
  NESTED: { does: 'git init -q sub; git -C sub commit -q --allow-empty -m x', path: 'sub/.git' },
}

test('C18: an agent that writes what steers it or its judge fails, by name, and nothing of it arrives', {
  tags: 'thorough/variant',
}, async () => {
  const tasks = Object.keys(refused).map((id) => ({ id, max_retries: 0 }))
  const project = makeProject({ 'plan.json': planOf([...tasks, 'GOOD']) })
  const cases = Object.fromEntries(Object.entries(refused).map(([id, { does }]) => [id, does]))
  const agent = project.agent(script(cases, project.root))
  const end = await project.ralph(['run', ...agent, '--validate', 'true', '--max-iterations', '20'])
  expect(end.code).toBe(1)
  const run = expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(['GOOD'])
  expect(project.repo.git('ls-tree', '-r', '--name-only', workRef).split('\n')).toEqual(['GOOD.txt', 'plan.json'])
  for (const [id, { path }] of Object.entries(refused)) {
    expect(run.tasks[id]?.status, id).toBe('failed')
    expect(eventsOf(project.repo)).toContainEqual(
      expect.objectContaining({ type: 'attempt_failed', task: id, cause: 'guard', why: expect.stringContaining(path) }),
    )
  }
})

/** Below C2: where the engine's git would read what an agent wrote. */
const planted: Record<string, { where: string; told: string }> = {
  STORE: { where: '../store-*/store.git/config', told: 'store.git/config' },
  GLOBAL: { where: '../store-*/gitconfig', told: 'gitconfig' },
  TEMPLATE: { where: '../workspace-state/template.git/config', told: 'template.git/config' },
}

test("Unconfined, an agent's filter in the engine's own git configuration runs neither there nor in the user's repository, and fails the attempt by name", {
  tags: 'thorough/variant',
}, async () => {
  const tasks = Object.keys(planted).map((id) => ({ id, max_retries: 0 }))
  const project = makeProject({ 'plan.json': planOf([...tasks, 'REMOTE', 'GOOD']) })
  const filter = `printf '[filter "x"]\n\tclean = "env > %s; cat"\n\trequired\n' "$CANARY"`
  const cases = Object.fromEntries(
    Object.entries(planted).map(([id, { where }]) => [
      id,
      `for file in ${where}; do ${filter} >> $file; done; echo '* filter=x' > .gitattributes`,
    ]),
  )
  // Git asks the commands of the repository that it pushes to as well.
  const user = `'${project.repo.path}/.git'`
  cases['REMOTE'] =
    `mkdir -p '${project.root}/o'; echo '${project.root}/o' > ${user}/objects/info/alternates; git --git-dir=${user} config core.alternateRefsCommand "env > $CANARY; true"`
  const agent = project.agent(script(cases, project.root))
  const unconfined = ['--confinement', 'none', '--max-iterations', '20']
  const end = await project.ralph(['run', ...agent, '--validate', 'true', ...unconfined])
  expect(existsSync(join(project.root, 'canary')), 'something of the agent ran').toBe(false)
  expect(end.code, end.stdout).toBe(1)
  expect(committedTasks(project.repo)).toEqual(['REMOTE', 'GOOD'])
  for (const [id, { told }] of Object.entries(planted)) {
    const why = expect.stringContaining(told)
    expect(eventsOf(project.repo)).toContainEqual(
      expect.objectContaining({ type: 'attempt_failed', task: id, cause: 'guard', why }),
    )
  }
  expectSoundRun(project.repo)
})

test("unconfined, an agent's shims on PATH never run as the engine: that of git has no effect, that of what git starts ends the job by name", {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const bin = join(project.root, 'bin')
  mkdirSync(bin)
  const shim = (name: string): string =>
    `printf '#!/bin/sh\\nenv > "%s"\\nexec /usr/bin/${name} "$@"\\n' "$CANARY" > '${bin}/${name}'; chmod +x '${bin}/${name}'`
  const agent = project.agent(script({ A: shim('git'), B: shim('ssh') }, project.root))
  const env = { PATH: `${bin}:${process.env['PATH']}` }
  const end = await project.ralph(['run', ...agent, '--validate', 'true', '--confinement', 'none'], { env })
  expect(existsSync(join(project.root, 'canary')), 'something of the agent ran').toBe(false)
  expect([end.code, end.stdout + end.stderr]).toEqual([1, expect.stringContaining('[PROGRAM_CHANGED]')])
  expect(end.stderr + end.stdout).toContain(`ssh is now ${bin}/ssh`)
  for (const name of ['git', 'ssh']) rmSync(join(bin, name))
  expect(committedTasks(project.repo)).toEqual(['A'])
  const next = await project.ralph(
    ['run', ...project.agent(goodAgent), '--validate', 'true', '--confinement', 'none'],
    { env },
  )
  expect(next.code, next.stdout + next.stderr).toBe(0)
  expectSoundRun(project.repo)
})

test('a daemon that the agent or a check leaves behind is ended, and nothing that it writes arrives', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const [agentSleep, checkSleep] = [uniqueSleep(), uniqueSleep()]
  // Without the environment, the session, the group, the directory and the pipes that it began with.
  const daemon = (sleep: string): string => `setsid -f env -i sh -c 'cd /; exec ${sleep}' < /dev/null > /dev/null 2>&1`
  const writer = `(while :; do echo late > late.txt; sleep 0.01; done) > /dev/null 2>&1 &`
  const agent = project.agent(`${goodAgent}\n${daemon(agentSleep)}\ntest "$RALPH_TASK_ID" = A || { ${writer} }`)
  const check = `${daemon(checkSleep)}; true`
  const end = await project.ralph(['run', ...agent, '--validate', check, '--max-iterations', '1'])
  expect(end.code).toBe(2)
  expect(await survivors(agentSleep)).toEqual([])
  expect(await survivors(checkSleep)).toEqual([])
  expect((await project.ralph(['run', ...agent, '--validate', 'true', '--change-rules'])).code).toBe(0)
  expect(await leftovers(project)).toEqual([])
  expectSoundRun(project.repo)
})

/** A test that the agent wrote repairs in the tree what the other check looks at, and leaves a process that does so later. */
const repairing = `cat > /dev/null
echo broken > A.txt
cat > own-test.sh <<'END'
grep -q good A.txt || echo good > A.txt
(sleep 0.05; echo good > A.txt) > /dev/null 2>&1 < /dev/null &
echo '* -text' > .gitattributes
END
echo '{"summary":"s","freeform":"f"}' > "$RALPH_HANDOFF_FILE"
`

test.each([['own-test first'], ['own-test last']])(
  'a check that edits tracked files commits nothing that another one would refuse: %s',
  { tags: 'thorough/variant' },
  async (order) => {
    const files = { 'plan.json': planOf([{ id: 'A', max_retries: 0 }]), 'A.txt': 'good\n', 'own-test.sh': 'true\n' }
    const project = makeProject(files)
    const checks = ['sh own-test.sh', 'grep good A.txt']
    const validate = (order.endsWith('first') ? checks : checks.reverse()).flatMap((check) => ['--validate', check])
    const end = await project.ralph(['run', '--verbose', ...project.agent(repairing), ...validate])
    expect(end.code, end.stdout).toBe(1)
    expect(end.stdout).toContain('changed tracked files, which were restored: .gitattributes, A.txt')
    expect(end.stdout).toContain('before-capture')
    const run = expectSoundRun(project.repo)
    expect(run).toMatchObject({ tasks: { A: { status: 'failed' } }, work: run.base })
    const log = await project.ralph(['log', '--iteration', '1'])
    expect(log.stdout).toMatch(/✓ sh own-test.sh \(.*changed tracked files, which were restored: .gitattributes, A.txt/)
    expect(log.stdout).toMatch(/✗ grep good A.txt failed with exit code 1/)
  },
)

test.each([
  { what: 'reports an error', result: { subtype: 'success', is_error: true, result: 'it broke' } },
  { what: 'runs out of turns', result: { subtype: 'error_max_turns', is_error: true } },
  {
    what: 'says that it is done and changed nothing',
    result: { structured_output: { summary: 'Done!', freeform: 'All tests pass.' } },
  },
])('A4: an agent that $what is never taken for done', { tags: 'thorough/variant' }, async ({ what, result }) => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
  const edit = what.startsWith('says') ? '' : 'echo half > half.txt'
  const line = JSON.stringify({ type: 'result', ...result })
  const end = await project.ralph([
    'run',
    ...project.agent(`cat > /dev/null; ${edit}\necho '${line}'`),
    '--validate',
    'true',
  ])
  expect(end.code).toBe(1)
  const run = expectSoundRun(project.repo)
  expect(run).toMatchObject({ counts: { succeeded: 0, failed: 1 }, tasks: { A: { status: 'failed' } }, work: run.base })
})
