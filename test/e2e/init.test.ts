import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bash, inTurn, modelKey, withClaude } from '../support/claude-run.ts'
import { dist, type Engine, watch } from '../support/cli.ts'
import { repositoryAt } from '../support/git-repositories.ts'
import { filesBelow, goodAgent, leftovers, makeProject, type Project, projectAt, snapshot } from '../support/project.ts'
import { realClaudeFolder } from '../support/real-claude.ts'
import { expectSoundRun } from '../support/run-on-disk.ts'
import { keptAt } from '../support/workflow/known-actions.ts'
import { workflowLinter } from '../support/workflow/lint-workflow.ts'

const manifest = { name: 'app', scripts: { test: 'node --test', lint: 'node --check index.js' } }
const app = {
  'package.json': JSON.stringify(manifest, null, 2),
  'index.js': 'export const two = 2\n',
  'index.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
}
const written = [
  '.github/ISSUE_TEMPLATE/ralph.yml',
  '.github/ralph.yml',
  '.github/workflows/ralph-doctor.yml',
  '.github/workflows/ralph-issue.yml',
  '.github/workflows/ralph-review.yml',
  '.github/workflows/ralph-watchdog.yml',
  '.github/workflows/ralph.yml',
  'plan.json',
]

const kept = ['--action', keptAt]

const fileOf = ({ repo }: Project, path: string): string => readFileSync(join(repo.path, path), 'utf8')
const untracked = ({ repo }: Project): string[] =>
  repo.git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean).sort()

test('in a fresh npm project with an empty HOME it detects, writes, looks, tries and says what is next', async () => {
  const project = makeProject(app)
  writeFileSync(join(project.root, 'home/.gitconfig'), '')
  const { code, stdout, stderr } = await project.ralph(['init', ...kept])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const shown = [
    /Found\n {2}npm\n {4}check: npm run lint\n {4}check: npm test\n/,
    /These settings were detected/,
    /Written\n {2}plan\.json\n/,
    /In a public repository, that is everyone/,
    /✓ plan +plan\.json: 2 tasks/,
    /Baseline: set-up and checks in a copy of \w{7}\n {2}✓ npm run lint .*\n {2}✓ npm test/,
    /Next\n {2}1\. Write your tasks/,
  ]
  for (const part of shown) expect(stdout).toMatch(part)
  const order = shown.map((part) => stdout.search(part))
  expect(order, 'in this order').toEqual([...order].sort((a, b) => a - b))
  expect(stdout.split('Next\n')[1]?.trimEnd().split('\n').length).toBeLessThanOrEqual(5)
  expect(stdout).not.toContain('\u001b')
  expect(untracked(project)).toEqual(written)
  const lint = await workflowLinter()
  for (const name of ['ralph.yml', 'ralph-doctor.yml', 'ralph-issue.yml', 'ralph-review.yml', 'ralph-watchdog.yml'])
    expect(lint(fileOf(project, `.github/workflows/${name}`), name)).toEqual([])

  // Nothing but these files is left, and what it says to do works.
  expect(filesBelow(join(project.root, 'tmp'))).toEqual([])
  expect(filesBelow(join(project.root, 'home')).filter((path) => !path.includes('.npm/'))).toEqual(['.gitconfig'])
  expect(filesBelow(join(project.root, 'ralph-home'))).toEqual([])
  writeFileSync(join(project.root, 'home/.gitconfig'), '[user]\n\tname = A\n\temail = a@example.invalid\n')
  project.repo.commit('Let ralph work on this')
  expect((await project.ralph(['plan', 'lint'])).code).toBe(0)
  // The first task may only change the README, the second one nothing but what it likes.
  const agent = `cat > /dev/null; echo "$RALPH_TASK_ID" >> README.md
echo '{"summary":"Did it.","freeform":"Notes."}' > "$RALPH_HANDOFF_FILE"`
  const run = await project.ralph(['run', ...project.agent(agent)])
  expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
  expectSoundRun(project.repo, { state: 'refs/heads/ralph/state/plan', work: 'refs/heads/ralph/work/plan' })
  expect(await leftovers(project)).toEqual([])
})

test('a second time nothing changes', async () => {
  const project = makeProject(app)
  await project.ralph(['init', ...kept, '--no-baseline'])
  const before = snapshot(project.repo.path)['files']
  const again = await project.ralph(['init', ...kept, '--no-baseline'])
  expect(again.code).toBe(0)
  expect(again.stdout).toContain('plan.json (existed, unchanged)')
  expect(snapshot(project.repo.path)['files']).toBe(before)
})

test('what a person wrote is not overwritten: the difference is shown, and nothing at all is written', {
  tags: 'thorough/variant',
}, async () => {
  const mine = 'validate: [make test] # mine\n'
  const project = makeProject({ ...app, '.github/ralph.yml': mine })
  const refused = await project.ralph(['init', ...kept])
  expect(refused.code).toBe(64)
  expect(refused.stderr).toContain('[INIT_WOULD_OVERWRITE]')
  expect(refused.stdout).toContain('-validate: [make test] # mine')
  expect(refused.stdout).toContain('+  - npm test')
  expect(project.repo.git('status', '--porcelain')).toBe('')

  const forced = await project.ralph(['init', ...kept, '--force', '--no-baseline'])
  expect(forced.code).toBe(0)
  expect(forced.stdout).toContain('.github/ralph.yml (replaced)')
  expect(fileOf(project, '.github/ralph.yml')).toContain('npm test')
})

test('a plan that is there stays as it is, even by force and even when it is broken', {
  tags: 'thorough/variant',
}, async () => {
  for (const plan of ['{"name":"mine","tasks":[{"id":"A","title":"a"}]}', '{"tasks":']) {
    const project = makeProject({ ...app, 'plan.json': plan })
    await project.ralph(['init', ...kept, '--force', '--no-baseline'])
    expect(fileOf(project, 'plan.json')).toBe(plan)
    expect(fileOf(project, '.github/workflows/ralph.yml')).toContain(
      plan.includes('mine') ? 'ralph-mine' : 'ralph-plan',
    )
  }
})

test('flags say what is not asked', { tags: 'thorough/variant' }, async () => {
  const project = makeProject(app)
  const flags = ['--plan', 'plans/next.json', '--setup', 'true', '--validate', 'test -e index.js', '--cost-budget', '3']
  const { code, stdout } = await project.ralph(['init', '--no-workflow', ...flags])
  expect(code).toBe(0)
  expect(untracked(project)).toEqual(['.github/ralph.yml', 'plans/next.json'])
  const config = fileOf(project, '.github/ralph.yml')
  for (const line of ['plan: plans/next.json', '- "true"', '- test -e index.js', 'cost-budget: 3'])
    expect(config).toContain(line)
  expect(stdout).toContain('✓ test -e index.js')
  expect(stdout).toContain('ralph run --plan plans/next.json')
})

test('a red baseline is shown with its output, ends with 1, and the files stay', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ ...app, 'index.test.js': "throw new Error('a test that is red')\n" })
  const red = await project.ralph(['init', ...kept])
  expect(red.code).toBe(1)
  expect(red.stdout).toMatch(/✗ npm test/)
  expect(red.stdout).toMatch(/ {4}\| .*a test that is red/)
  expect(red.stdout).toMatch(/Next\n {2}1\. Fix the failing checks/)
  expect(untracked(project)).toEqual(written)
  const setUp = await project.ralph(['init', ...kept, '--force', '--setup', 'echo no such lock >&2; exit 3'])
  expect(setUp.code).toBe(1)
  expect(setUp.stdout).toMatch(/\| The set-up command .* ended with 3[\s\S]*no such lock/)
})

test('what a check prints cannot act on the terminal or the runner', { tags: 'thorough/variant' }, async () => {
  const project = makeProject(app)
  const act = `printf '\\033[2J\\n::add-mask::x\\n  ::set-env::y\\n##[error]z\\n'; exit 1`
  const { stdout } = await project.ralph(['init', ...kept, '--validate', act])
  expect(stdout).toContain('| ::add-mask::x')
  expect(stdout).not.toMatch(/[^\P{Cc}\n]|^\s*::|##\[error/mu)
})

test('Ctrl-C during the baseline ends at once, with the files written and nothing left running', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject(app)
  const init = project.start(['init', ...kept, '--validate', `touch '${project.moments}/checking'; sleep 300`])
  await project.moment('checking')
  init.kill('SIGINT')
  expect((await init.ended).code).toBe(130)
  expect(untracked(project)).toEqual(written)
  expect(await leftovers(project)).toEqual([])
  expect(filesBelow(join(project.root, 'tmp'))).toEqual([])
})

test('a repository without a commit gets its files, and the reason why nothing was tried', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject(app)
  const path = join(project.root, 'fresh')
  mkdirSync(path)
  const fresh = projectAt(repositoryAt(path, project.env), project.root, project.env)
  fresh.repo.git('init', '--quiet')
  const { code, stdout } = await fresh.ralph(['init', ...kept])
  expect(code).toBe(0)
  expect(untracked(fresh)).toEqual(written)
  expect(stdout).toMatch(/The baseline was not run[\s\S]*no commits yet/)
})

describe('what cannot be is refused with nothing written', () => {
  const outside = (project: Project): void => {
    mkdirSync(join(project.root, 'elsewhere'))
    symlinkSync(join(project.root, 'elsewhere'), join(project.repo.path, '.github'))
  }
  test.each<[string, string[], RegExp, ((project: Project) => void)?]>([
    ['a plan outside', ['--plan', '../plan.json'], /inside the repository/],
    ['a plan that is no JSON and not there', ['--plan', 'plan.md'], /plan\.md does not exist/],
    ['a plan that is no document', ['--plan', 'plan.txt'], /a \.json or Markdown file/],
    ['a plan that would act in a workflow', ['--plan', '$' + '{{ x }}.json'], /a \.json or Markdown file/],
    ['a plan whose name cannot be one', ['--plan', 'my plan.json'], /cannot be used as one/],
    ['no amount', ['--cost-budget', 'much'], /an amount in USD/],
    ['an unknown flag', ['--al'], /--al/],
    ['a folder that points outside the repository', [], /it leads to .*elsewhere/, outside],
    [
      'a folder in the place of a file',
      [],
      /cannot be written/,
      ({ repo }) => void mkdirSync(join(repo.path, 'plan.json/x'), { recursive: true }),
    ],
  ])('%s', { tags: 'thorough/variant' }, async (_, args, said, prepare) => {
    const project = makeProject(app)
    prepare?.(project)
    const { code, stderr } = await project.ralph(['init', ...kept, '--no-baseline', ...args])
    expect(stderr).toMatch(said)
    expect([64, 65]).toContain(code)
    expect(untracked(project).filter((path) => path !== '.github')).toEqual([])
    expect(filesBelow(join(project.root, 'elsewhere'))).toEqual([])
  })
})

/** `ralph init` on a terminal of its own; `type` sends keys. */
function onTerminal(project: Project, args: readonly string[] = []): Engine & { type: (keys: string) => void } {
  const words = [process.execPath, join(dist, 'cli/index.js'), 'init', ...args]
  const command = words.map((word) => `'${word}'`).join(' ')
  // A terminal that `script` makes has no size; nobody's own is without.
  const child = spawn('script', ['-qec', `stty cols 100 rows 40; ${command}`, '/dev/null'], {
    cwd: project.repo.path,
    env: { ...project.env, TERM: 'xterm' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  return { ...watch(child), type: (keys) => void child.stdin.write(keys) }
}

const [enter, space, down, no, interrupt] = ['\r', ' ', '\u001b[B', 'n', '\u0003']

test('on a terminal it asks three questions, and their answers are what is written', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject(app)
  const init = onTerminal(project)
  await init.says('Which checks must every iteration pass?')
  init.type(down)
  init.type(space)
  init.type(enter)
  await init.says('How much may the whole run cost')
  init.type('2.5')
  init.type(enter)
  await init.says('Also write a workflow')
  init.type(no)
  const { code, stdout } = await init.ended
  expect(code).toBe(0)
  expect(stdout).not.toContain('These settings were detected')
  expect(untracked(project)).toEqual(['.github/ralph.yml', 'plan.json'])
  const config = fileOf(project, '.github/ralph.yml')
  expect(config).toContain('npm run lint')
  expect(config).not.toContain('npm test')
  expect(config).toContain('cost-budget: 2.5')
})

test('on a terminal each file that differs is a choice, and Ctrl-C writes nothing', {
  tags: 'thorough/variant',
}, async () => {
  const mine = 'validate: [make test]\n'
  const kept = makeProject({ ...app, '.github/ralph.yml': mine })
  const init = onTerminal(kept, ['--no-baseline', '--no-workflow', '--cost-budget', '1', '--validate', 'true'])
  await init.says('Replace .github/ralph.yml as shown?')
  init.type(enter)
  const { code, stdout } = await init.ended
  expect(code).toBe(0)
  expect(stdout).toContain('.github/ralph.yml (kept unchanged)')
  expect(fileOf(kept, '.github/ralph.yml')).toBe(mine)
  expect(untracked(kept)).toEqual(['plan.json'])

  const left = makeProject(app)
  const asked = onTerminal(left)
  await asked.says('Which checks')
  asked.type(interrupt)
  expect((await asked.ended).code).toBe(130)
  expect(asked.output()).toContain('Nothing was written.')
  expect(untracked(left)).toEqual([])
})

describe('the example', () => {
  test('unfolds into one commit, is green, and a run of it completes', { tags: 'thorough/variant' }, async () => {
    const project = makeProject({ a: '1' })
    const { code, stdout, stderr } = await project.ralph(['init', ...kept, '--example', 'my run'], {
      cwd: project.root,
    })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/✓ npm run lint .*\n {2}✓ npm test/)
    expect(stdout).toContain("cd 'my run'")
    const example = projectAt(repositoryAt(join(project.root, 'my run'), project.env), project.root, project.env)
    expect(example.repo.git('status', '--porcelain')).toBe('')
    expect(example.repo.git('rev-list', '--count', 'HEAD')).toBe('1')
    expect((await example.ralph(['plan', 'lint'])).stdout).toContain('4 tasks, 0 errors, 0 warnings')
    const doctor = await example.ralph(['doctor'], { env: { ANTHROPIC_API_KEY: 'sk-ant-canary-of-an-example' } })
    expect(doctor.stdout).toContain('Everything is in order.')
    const agent = goodAgent.replaceAll('$RALPH_TASK_ID.txt', 'README.md')
    const run = await example.ralph(['run', ...example.agent(agent)])
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
    expectSoundRun(example.repo, { state: 'refs/heads/ralph/state/units', work: 'refs/heads/ralph/work/units' })
  })

  test('is carried out by the real Claude CLI too', { tags: 'thorough/variant' }, async () => {
    const { project, model } = await withClaude({ a: '1' }, ({ turn }) =>
      inTurn({ turn }, [
        { tools: [bash('echo more >> README.md')] },
        { answer: { summary: 'More.', freeform: 'Notes.' } },
      ]),
    )
    await project.ralph(['init', ...kept, '--example', 'ex', '--no-baseline'], { cwd: project.root })
    const run = await project.ralph(['run'], {
      cwd: join(project.root, 'ex'),
      env: {
        PATH: `${join(project.root, 'bin')}:${project.env['PATH']}:${realClaudeFolder}`,
        ANTHROPIC_BASE_URL: model.baseUrl,
        ANTHROPIC_API_KEY: modelKey,
        CLAUDE_CODE_MAX_RETRIES: '0',
      },
    })
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
    expect(run.stdout).toContain('All 4 tasks are done')
    expect(model.requests).toHaveLength(8)
  })

  test('without a user of git it commits as the example, and a folder that is filled is left alone', {
    tags: 'thorough/variant',
  }, async () => {
    const project = makeProject({ a: '1' })
    writeFileSync(join(project.root, 'home/.gitconfig'), '[user]\n\tuseConfigOnly = true\n')
    const filled = await project.ralph(['init', ...kept, '--example'])
    expect(filled.code).toBe(64)
    expect(filled.stderr).toContain('[FOLDER_NOT_EMPTY]')
    expect(project.repo.git('status', '--porcelain')).toBe('')
    const made = await project.ralph(['init', ...kept, '--example', 'ex', '--no-baseline'], { cwd: project.root })
    expect(made.code).toBe(0)
    expect(repositoryAt(join(project.root, 'ex'), project.env).git('log', '--format=%an')).toBe('ralph example')
  })

  test('is part of the package', { tags: 'thorough/variant' }, () => {
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    const [{ files }] = JSON.parse(packed) as [{ files: { path: string }[] }]
    const paths = files.map(({ path }) => path)
    for (const path of ['plan.json', 'package.json', 'src/length.js', 'test/length.test.js', 'tools/lint.js']) {
      expect(paths).toContain(`templates/examples/units/${path}`)
    }
  })
})

test('init --dry-run shows what each way would write, calls nobody and writes nothing', async () => {
  const project = makeProject({
    'package.json': '{"scripts":{"test":"true"}}\n',
    '.github/ralph.yml': 'mode: handoff-only\n',
  })
  const called = join(project.moments, 'called')
  const agent = project.agent(`touch '${called}'`)
  const before = snapshot(project.repo.path)
  for (const [way, shown] of [
    [['--no-workflow', '--yes'], /--- plan\.json[\s\S]*\n-mode: handoff-only[\s\S]*\+validate:/],
    [['--skills'], /--- \.claude\/skills\/ralph-spec\/SKILL\.md/],
    [['--ai', ...agent], /No agent was called[\s\S]*## Found by Rules/],
  ] as const) {
    const end = await project.ralph(['init', '--dry-run', ...way])
    expect(end, way[0]).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(shown) })
    expect(end.stdout).toMatch(/Nothing was written\.\n$/)
  }
  expect(await project.ralph(['init', '--dry-run', '--example', 'x'])).toMatchObject({ code: 64 })
  expect(snapshot(project.repo.path)).toEqual(before)
  expect(existsSync(called)).toBe(false)
})
