import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ErrorCode } from '../../src/core/error/catalogue.ts'
import { carryOut, nextCommands, printedCommands } from '../support/printed-commands.ts'
import { goodAgent, makeProject, type Project, planOf } from '../support/project.ts'
import { stateRef } from '../support/run-on-disk.ts'

/** What makes the error, and what its row in docs/errors.md says to do. */
interface Row {
  readonly code: ErrorCode
  /** Before the command. */
  readonly breaks?: (project: Project) => unknown
  /** Words of the command line; `RUN` begins a job with an agent and a check. */
  readonly line: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Does what the remedy says; `printed`: carries out the command of this form that the error prints. */
  readonly cure?: (project: Project) => unknown
  readonly printed?: RegExp
  /** The command line that follows; the same one by default, none where what was printed is all. */
  readonly next?: readonly string[] | 'nothing'
}

const RUN = ['run', 'AGENT', '--validate', 'true']
const write = (files: Record<string, string>) => (project: Project) => project.repo.commit('Files', files)
const remove = (path: string) => (project: Project) => {
  project.repo.git('rm', '--quiet', path)
  project.repo.git('commit', '--quiet', '--message', 'Remove')
}
const git =
  (...args: string[]) =>
  ({ repo }: Project) =>
    repo.git(...args)
const config = '.github/ralph.yml'
/** A finished run. */
const done = (project: Project) => project.ralph(wordsOf(project, RUN))
/** A run that stopped after its first task. */
const begun = (project: Project) => project.ralph(wordsOf(project, [...RUN, '--max-iterations', '1']))
const after =
  (...steps: readonly ((project: Project) => unknown)[]) =>
  async (project: Project): Promise<void> => {
    for (const step of steps) await step(project)
  }

const wordsOf = (project: Project, line: readonly string[]): string[] =>
  line.flatMap((word) => (word === 'AGENT' ? project.agent(goodAgent) : word.replaceAll('ROOT', project.root)))

const rows: readonly Row[] = [
  {
    code: 'MCP_CONFIG_INVALID',
    breaks: write({ '.ralph/config/mcp-coding.json': '{"mcpServers": 1}' }),
    line: RUN,
    cure: write({ '.ralph/config/mcp-coding.json': '{"mcpServers": {}}' }),
  },
  {
    code: 'PLAN_TARGET',
    line: ['plan', 'create', '--to', 'plan.json', '--from', 'Do it'],
    next: ['plan', 'lint'],
  },
  {
    code: 'COMMAND_REFUSED',
    breaks: done,
    line: ['retry', 'A'],
    printed: /^ralph undo/,
    next: ['status'],
  },
  { code: 'WORK_UNMERGED', breaks: done, line: ['delete', 'demo'], next: ['delete', 'demo', '--force'] },
  { code: 'WORK_UNMERGED', breaks: done, line: ['delete', 'demo'], printed: /^ralph finish/ },
  { code: 'BRANCH_BLOCKS_NAMESPACE', breaks: git('branch', 'ralph'), line: RUN, printed: /^git push/ },
  {
    code: 'SPEC_MISSING',
    line: ['spec', 'lint', 'specs'],
    cure: write({ 'specs/search/SPEC.md': '# F1: Search\n\n**ID:** F1\n' }),
    next: ['spec', 'list'],
  },
  { code: 'AGENT_COMMAND_MISSING', line: ['run', '--agent', 'command'], next: RUN },
  { code: 'AGENT_VERSION_WITHOUT_CLAUDE', line: [...RUN, '--agent-version', '2.1.0'], next: RUN },
  { code: 'AUTHOR_INVALID', line: [...RUN, '--author', 'Ada'], next: [...RUN, '--author', 'Name <name@example.com>'] },
  {
    code: 'COMMITTER_INVALID',
    line: [...RUN, '--committer', 'Ada'],
    next: [...RUN, '--committer', 'Name <name@example.com>'],
  },
  {
    code: 'AGENTS_FILE_INVALID',
    breaks: write({ '.ralph/config/agents.json': '{"passes": 1}' }),
    line: RUN,
    next: [...RUN, '--agent-passes-enabled=false'],
  },
  {
    code: 'CONFIG_INVALID',
    breaks: write({ [config]: 'max-iterations: many\n' }),
    line: RUN,
    cure: write({ [config]: '' }),
  },
  {
    code: 'CONFINEMENT_BELOW_MINIMUM',
    line: [...RUN, '--confinement', 'none', '--min-confinement', 'C3'],
    next: [...RUN, '--confinement', 'none', '--min-confinement', 'C0'],
  },
  {
    code: 'EGRESS_NOT_CONFINED',
    line: [...RUN, '--confinement', 'none', '--egress', 'listed'],
    next: [...RUN, '--confinement', 'none', '--egress', 'open'],
  },
  { code: 'FAILPOINT_INVALID', line: RUN, env: { RALPH_FAILPOINT: 'nowhere' } },
  { code: 'PROXY_INVALID', line: RUN, env: { HTTPS_PROXY: 'proxy:port' } },
  { code: 'HOME_NOT_WRITABLE', line: RUN, env: { RALPH_HOME: '/proc/ralph' } },
  { code: 'KNOWLEDGE_FROM_MISSING', line: [...RUN, '--knowledge-from', 'older'], next: RUN },
  {
    code: 'TEMPLATE_TOO_LONG',
    breaks: write({ '.ralph/templates/output-instructions.md': 'Long. '.repeat(20_000) }),
    line: RUN,
    cure: write({ '.ralph/templates/output-instructions.md': 'Short.' }),
  },
  { code: 'USAGE', line: ['run', '--no-such-flag'], next: RUN },
  { code: 'CHECKS_MISSING', line: ['run', 'AGENT'], env: { RALPH_NO_CHECKS: 'false' }, next: RUN },
  { code: 'PLAN_MISSING', breaks: remove('plan.json'), line: RUN, cure: write({ 'plan.json': planOf(['A']) }) },
  {
    code: 'PLAN_SYNTAX',
    breaks: write({ 'plan.json': '{' }),
    line: ['plan', 'lint'],
    cure: write({ 'plan.json': planOf(['A']) }),
  },
  { code: 'NO_RUN', line: ['log'], cure: done },
  { code: 'NO_ITERATION', breaks: done, line: ['log', '--iteration', '99'], next: ['log'] },
  { code: 'RUN_UNKNOWN', line: ['replay', 'nothing'], next: ['list'] },
  { code: 'RUN_UNFINISHED', breaks: begun, line: ['finish'], printed: /^ralph (?:skip|run)/ },
  {
    code: 'RULES_WEAKENED',
    breaks: begun,
    line: [...RUN, '--check-env', 'SECRET'],
    printed: /--change-rules/,
    next: 'nothing',
  },
  { code: 'STATE_CORRUPT', breaks: after(begun, corrupt), line: RUN, printed: /git (?:update-ref|push|branch)/ },
  {
    code: 'STATE_MOVED_BACK',
    breaks: after(begun, git('update-ref', stateRef, `${stateRef}~3`)),
    line: RUN,
    printed: /git (?:update-ref|push|branch)/,
  },
  {
    code: 'STATE_UNDER_OTHER_NAME',
    breaks: begun,
    line: [...RUN, '--state-ref', 'refs/ralph/elsewhere'],
    printed: /git (?:update-ref|push|branch)/,
  },
  { code: 'REF_LOCKED', breaks: after(begun, locked), line: RUN, printed: /^rm / },
  {
    code: 'REF_SYMBOLIC',
    breaks: git('symbolic-ref', stateRef, 'refs/heads/main'),
    line: RUN,
    cure: git('symbolic-ref', '--delete', stateRef),
  },
  { code: 'REMOTE_UNKNOWN', line: [...RUN, '--remote', 'nowhere'], next: RUN },
  { code: 'REMOTE_NOT_FOUND', line: [...RUN, '--remote', '../nowhere.git'], next: RUN },
  {
    code: 'WORK_BRANCH_CHECKED_OUT',
    breaks: after(begun, git('switch', '--quiet', 'ralph/work/demo')),
    line: RUN,
    printed: /^git -C \S+ switch/,
  },
  {
    code: 'WORK_BRANCH_IS_DEFAULT',
    breaks: write({ 'plan.json': planOf(['A'], { branch: 'main' }) }),
    line: RUN,
    cure: write({ 'plan.json': planOf(['A'], { branch: 'other' }) }),
  },
  {
    code: 'NOT_A_REPOSITORY',
    breaks: ({ repo }) => rmSync(join(repo.path, '.git'), { recursive: true }),
    line: RUN,
    cure: ({ repo }) => {
      repo.git('init', '--quiet', '-b', 'main')
      repo.commit('First', {})
    },
  },
  {
    code: 'EMPTY_REPOSITORY',
    breaks: ({ repo }) => {
      rmSync(join(repo.path, '.git'), { recursive: true })
      repo.git('init', '--quiet', '-b', 'main')
    },
    line: RUN,
    cure: ({ repo }) => repo.commit('First', {}),
  },
  {
    code: 'REPORT_NOT_WRITTEN',
    breaks: done,
    line: ['report', '--html', 'no/such/folder/page.html'],
    next: ['report', '--html', 'page.html'],
  },
  { code: 'RECORD_DIRECTORY', line: [...RUN, '--record', '.'], next: [...RUN, '--record', 'ROOT/recording'] },
  { code: 'FOLDER_NOT_EMPTY', line: ['init', '--example', '.'], next: ['init', '--example', 'ROOT/example'] },
  {
    code: 'AGENT_MISSING',
    line: [
      'run',
      '--agent',
      'claude',
      '--agent-path',
      '/nowhere/claude',
      '--agent-install',
      'never',
      '--validate',
      'true',
    ],
    env: { ANTHROPIC_API_KEY: 'sk-test' },
    next: RUN,
  },
  {
    code: 'FINISH_NOT_HERE',
    breaks: after(done, ({ repo }) => writeFileSync(join(repo.path, 'plan.json'), '{}')),
    line: ['finish', '--here'],
    printed: /git (?:stash|commit|switch)/,
  },
  { code: 'QUEUE_REFUSED', line: ['queue', 'remove', 'nothing'], next: ['queue'] },
  {
    code: 'FILE_TOO_LARGE',
    breaks: write({ '.ralph/principles.md': 'Long. '.repeat(1_000_000) }),
    line: RUN,
    cure: write({ '.ralph/principles.md': 'Short.' }),
  },
  {
    code: 'FILE_UNREADABLE',
    breaks: after(remove('plan.json'), ({ repo }) => mkdirSync(join(repo.path, 'plan.json'))),
    line: ['status', '--plan', 'plan.json'],
    cure: after(
      ({ repo }) => rmSync(join(repo.path, 'plan.json'), { recursive: true }),
      write({ 'plan.json': planOf(['A']) }),
    ),
  },
  {
    code: 'PATH_OUTSIDE',
    breaks: ({ repo }) => {
      mkdirSync(join(repo.path, '.ralph'))
      symlinkSync('/etc/hostname', join(repo.path, '.ralph/principles.md'))
    },
    line: RUN,
    cure: after(
      ({ repo }) => rmSync(join(repo.path, '.ralph/principles.md')),
      write({ '.ralph/principles.md': 'Short.' }),
    ),
  },
  {
    code: 'WORKING_DIRECTORY_INVALID',
    breaks: write({ web: 'a file' }),
    line: ['run', 'AGENT', '--working-directory', 'web'],
    next: ['run', 'AGENT', '--working-directory', '.', '--change-rules'],
  },
  { code: 'CHECKS_INVALID', line: [...RUN, '--working-directory', 'web'], next: RUN },
  {
    code: 'QUEUE_INVALID',
    breaks: write({
      'plans/pending/a.json': planOf(['A'], { name: 'a' }),
      'plans/pending/b.json': planOf(['A'], { name: 'a' }),
    }),
    line: [...RUN, '--queue'],
    cure: write({ 'plans/pending/b.json': planOf(['A'], { name: 'b' }) }),
  },
  { code: 'NO_ENTRY', breaks: done, line: ['knowledge', 'K-none'], next: ['knowledge'] },
  {
    code: 'OTHER_REMOTE',
    breaks: after(begun, far),
    line: [...RUN, '--remote', 'ROOT/far.git'],
    next: [...RUN, '--remote', 'ROOT/far.git', '--fresh'],
  },
  { code: 'SETUP_FAILED', line: [...RUN, '--setup', 'false'], next: [...RUN, '--setup', 'true', '--change-rules'] },
  {
    code: 'STATE_OF_OTHER_PLAN',
    breaks: after(
      begun,
      git('update-ref', stateRef.replace('demo', 'other'), stateRef),
      write({ 'plan.json': planOf(['A'], { name: 'other' }) }),
    ),
    line: RUN,
    next: [...RUN, '--fresh'],
  },
  {
    code: 'STATE_NOT_ITS_EVENTS',
    breaks: after(begun, edited),
    line: RUN,
    printed: /git (?:update-ref|push|branch)/,
  },
  {
    code: 'BARE_REPOSITORY',
    breaks: git('config', 'core.bare', 'true'),
    line: RUN,
    cure: git('config', 'core.bare', 'false'),
  },
  { code: 'DIRECTORY_EXISTS', breaks: begun, line: ['checkout', '1', '.'], next: ['checkout', '1', 'ROOT/one'] },
  {
    code: 'DIRECTORY_UNUSABLE',
    breaks: begun,
    line: ['checkout', '1', 'plan.json/x'],
    next: ['checkout', '1', 'ROOT/one'],
  },
  { code: 'COMMITS_UNSIGNED', line: [...RUN, '--commit-mode', 'api'], next: RUN },
  {
    code: 'AUTHOR_WITH_API_COMMITS',
    line: [...RUN, '--commit-mode', 'api', '--author', 'Name <name@example.com>'],
    next: [...RUN, '--author', 'Name <name@example.com>'],
  },
  { code: 'MIRROR_WITHOUT_CHECK', line: [...RUN, '--mirror-status', 'test=none'], next: RUN },
  {
    code: 'AGENT_NOT_STARTED',
    line: ['run', '--agent', 'command', '--agent-command', 'no-such-agent', '--validate', 'true'],
    next: RUN,
  },
  { code: 'GIT_MISSING', line: RUN, env: { PATH: '/nowhere' } },
  {
    code: 'PLAN_INVALID',
    breaks: write({ 'plan.json': planOf(['A', { id: 'B', depends_on: ['X'] }]) }),
    line: RUN,
    cure: write({ 'plan.json': planOf(['A', { id: 'B', depends_on: ['A'] }]) }),
  },
  {
    code: 'CONFIG_ELSEWHERE',
    breaks: write({ 'ralph.yml': 'max-iterations: 3\n' }),
    line: RUN,
    cure: after(git('rm', '--quiet', 'ralph.yml'), write({ [config]: 'max-iterations: 3\n' })),
  },
  {
    code: 'TEMPLATE_UNREAD',
    breaks: write({ '.ralph/templates/outputs.md': 'Say it.' }),
    line: ['plan', 'lint'],
    cure: after(
      git('rm', '--quiet', '.ralph/templates/outputs.md'),
      write({ '.ralph/templates/output-instructions.md': 'Say it.' }),
    ),
  },
  {
    code: 'FINISH_REFUSED',
    breaks: after(done, refusing),
    line: ['finish', '--here'],
    cure: (project) => rmSync(hookOf(project)),
  },
  { code: 'REMOTE_UNREACHABLE', line: [...RUN, '--remote', 'https://127.0.0.1:1/x.git'], next: RUN },
  {
    code: 'SPEC_UNREADABLE',
    breaks: write({ 'specs/INDEX.md': '# Specs\n', 'specs/a/SPEC.md': 'x'.repeat(6_000_000) }),
    line: ['spec', 'lint'],
    cure: write({
      'specs/INDEX.md': '# Specs\n\n- [F1: Search](a/SPEC.md)\n',
      'specs/a/SPEC.md': '# F1: Search\n\n**ID:** F1\n',
    }),
    next: ['spec', 'list'],
  },
  {
    code: 'PLAN_SOURCE',
    line: ['plan', 'create', '--from', 'none.md', '--to', 'new.json'],
    next: ['plan', 'create', '--help'],
  },
]

/** A bare repository beside the project. */
function far({ repo, root }: Project): void {
  repo.git('clone', '--quiet', '--bare', repo.path, join(root, 'far.git'))
}

const hookOf = ({ repo }: Project): string => join(repo.path, '.git/hooks/pre-merge-commit')
/** The base went on, so that the merge is a commit, and a hook of the user's refuses that. */
function refusing(project: Project): void {
  project.repo.commit('More', { 'more.txt': 'more' })
  writeFileSync(hookOf(project), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
}

/** One count of the stored state, by hand. */
function edited({ repo }: Project): void {
  const state = JSON.parse(repo.git('show', `${stateRef}:run.json`))
  rewrite(repo, JSON.stringify({ ...state, iteration: state.iteration + 1 }))
}

function corrupt({ repo }: Project): void {
  rewrite(repo, '{"broken')
}

/** A commit on the state ref in which `run.json` has this text. */
function rewrite(repo: Project['repo'], text: string): void {
  const file = join(repo.path, '..', 'run.json')
  writeFileSync(file, text)
  const blob = repo.git('hash-object', '-w', file)
  const lines = repo
    .git('ls-tree', stateRef)
    .split('\n')
    .map((line) => (line.endsWith('\trun.json') ? `100644 blob ${blob}\trun.json` : line))
  const list = join(repo.path, '..', 'tree')
  writeFileSync(list, `${lines.join('\n')}\n`)
  const tree = repo.git('-c', 'alias.mk=!git mktree < "$1"; :', 'mk', list).split('\n')[0] ?? ''
  repo.git('update-ref', stateRef, repo.git('commit-tree', tree, '-p', stateRef, '-m', 'edited'))
}

function locked({ repo }: Project): void {
  const file = join(repo.path, '.git', `${stateRef}.lock`)
  if (!existsSync(file)) writeFileSync(file, '')
}

const names = 'docs/errors.md: $code is gone once its remedy is carried out'
test.each(rows)(names, { tags: 'thorough/variant', timeout: 120_000 }, async (row) => {
  const { code, breaks, line, env = {}, cure, printed, next = line } = row
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  await breaks?.(project)
  const first = await project.ralph(wordsOf(project, line), { env })
  const text = first.stdout + first.stderr
  expect(text).toContain(`[${code}]`)
  await cure?.(project)
  if (printed) {
    const all = [...printedCommands(text), ...nextCommands(text), ...codeSpans(text), ...afterColons(text)]
    const command = all.find((one) => printed.test(one))
    expect(command, `${text}\n${all.join('\n')}`).toBeDefined()
    const end = await carryOut(project, command ?? '')
    expect([64, 65, 70, 127, 128], `${command}\n${end.stdout}${end.stderr}`).not.toContain(end.code)
  }
  if (next === 'nothing') return
  const last = await project.ralph(wordsOf(project, next))
  expect(last.stdout + last.stderr).not.toContain(`[${code}]`)
  expect([65, 70, 127], last.stdout + last.stderr).not.toContain(last.code)
})

const codeSpans = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
/** A command at the end of a sentence: `Restore it: git update-ref …`. */
const afterColons = (text: string): string[] =>
  [...text.matchAll(/: ((?:git|ralph|rm|cd) [^\n]+?)(?:\.? (?=To )|\.?$)/gm)].map(([, command = '']) => command)
