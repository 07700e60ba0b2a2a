import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryAt, type TempRepo } from '../support/git-repositories.ts'
import { isRoot } from '../support/machine-offers.ts'
import { makeProject, type Project, planOf, projectAt } from '../support/project.ts'
import { committedTasks, expectSoundRun, hasRef, workRef } from '../support/run-on-disk.ts'
import { untouched } from '../support/untouched.ts'

interface OddRepository {
  readonly what: string
  /** Makes the repository odd. */
  readonly make?: (project: Project) => void
  /** Makes another one, where the run shall work. */
  readonly elsewhere?: (project: Project) => Project
  /** What the agent does in both tasks, besides writing `<task>.txt`. */
  readonly work?: string
  /** `<status> <mode> <path>` of what it changes in the first and in both tasks; both times `<task>.txt` comes on top. */
  readonly first?: readonly string[]
  readonly both?: readonly string[]
  /** Path → content in the last commit. */
  readonly holds?: Readonly<Record<string, string>>
  /** Paths that were there before and are there after, with the same mode and object. */
  readonly keeps?: readonly string[]
  /** More of the command line. */
  readonly flags?: readonly string[]
  readonly task?: Readonly<Record<string, unknown>>
  /** A check, in shell, of what the workspace looks like. */
  readonly check?: string
  /** What the user reads on the way. */
  readonly says?: string
}

const sh = ({ repo, root }: Project, script: string): string =>
  execFileSync('sh', ['-ec', script], { cwd: repo.path, env: { ...repo.env, ROOT: root }, encoding: 'utf8' })

/** A clone of the project's repository beside it, in which the run shall work. */
function cloned(project: Project, flags: readonly string[]): Project {
  const { repo, root, env } = project
  const path = join(root, 'clone')
  repo.git('config', 'uploadpack.allowFilter', 'true')
  repo.git('clone', '--quiet', ...flags, `file://${repo.path}`, path)
  const clone = repositoryAt(path, repo.env)
  clone.git('config', 'user.name', 'Test User')
  return projectAt(clone, root, env)
}

/** A library in a repository of its own, which is not on the network. */
function submodule(project: Project): void {
  sh(
    project,
    `git init -q "$ROOT/lib" && cd "$ROOT/lib" && echo lib > lib.txt && git add . && git commit -qm One && cd - >/dev/null
    git -c protocol.file.allow=always submodule --quiet add "file://$ROOT/lib" vendor/lib && git commit -qm Submodule`,
  )
}

const pointer = (digit: string): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${digit.repeat(64)}\nsize 12345\n`

/** In each run of the suite just above the limit; a gigabyte, as promised, by hand: `RALPH_TEST_HISTORY_MB=1000`. */
const historyBytes = Number(process.env['RALPH_TEST_HISTORY_MB'] ?? '105') * 1_000_000

const timeout = 120_000 + historyBytes / 2_000

/** So much noise in the first commit, which the next one removes; and 60 more. */
const bigHistory = `commit() {
  printf 'commit refs/heads/main\\ncommitter T <t@example.invalid> %s +0000\\ndata 1\\nx\\n' "$1"; }
(printf 'blob\\nmark :1\\ndata ${historyBytes}\\n'; head -c ${historyBytes} /dev/urandom; echo
 commit 1700000000; printf 'from refs/heads/main^0\\nM 100644 :1 big\\n\\n'
 commit 1700000001; printf 'D big\\n\\n'
 for n in $(seq 60); do commit $((1700000001 + n)); echo; done)`

const names = {
  spaces: ' leading and  two spaces .txt',
  newline: 'new\nline.txt',
  quotes: '"double" \'single\' `back` $HOME.txt',
  dash: '-rf',
  magic: ':(top)x',
  composed: 'caf\u00e9.txt',
  decomposed: 'cafe\u0301.txt',
  emoji: '日本/🦊.txt',
}

const rows: readonly OddRepository[] = [
  {
    what: 'a submodule that is checked out',
    make: submodule,
    keeps: ['vendor/lib', '.gitmodules'],
    check: 'test -f vendor/lib/lib.txt',
  },
  {
    what: 'a submodule that is not checked out',
    elsewhere: (project) => {
      submodule(project)
      return cloned(project, [])
    },
    keeps: ['vendor/lib', '.gitmodules'],
    check: 'test -d vendor/lib && test -z "$(ls -A vendor/lib)"',
    says: 'empty in the workspace: vendor/lib. To let the agent and the checks see the files: git submodule update',
  },
  {
    what: 'a sparse checkout',
    make: ({ repo }) => {
      repo.commit('Two parts', { 'web/a.txt': 'a\n', 'api/b.txt': 'b\n' })
      repo.git('sparse-checkout', 'set', '--cone', 'web')
    },
    work: 'echo more >> web/a.txt',
    both: ['M 100644 web/a.txt'],
    keeps: ['api/b.txt'],
  },
  {
    what: 'a sparse checkout with a sparse index',
    make: ({ repo }) => {
      repo.commit('Two parts', { 'web/a.txt': 'a\n', 'api/b.txt': 'b\n' })
      repo.git('sparse-checkout', 'set', '--cone', '--sparse-index', 'web')
    },
    keeps: ['api/b.txt', 'web/a.txt'],
  },
  {
    what: 'a shallow clone',
    elsewhere: (project) => {
      for (const name of ['1', '2', '3']) project.repo.commit(name, { 'count.txt': name })
      return cloned(project, ['--depth=1'])
    },
    keeps: ['count.txt'],
  },
  {
    what: 'a partial clone',
    elsewhere: (project) => {
      for (const name of ['1', '2', '3']) project.repo.commit(name, { 'count.txt': name })
      return cloned(project, ['--filter=blob:none'])
    },
    keeps: ['count.txt'],
  },
  {
    what: 'a clone that borrows its objects',
    elsewhere: (project) => cloned(project, ['--reference', project.repo.path]),
  },
  {
    what: 'objects named by SHA-256',
    elsewhere: ({ root, env, repo }) => {
      const path = join(root, 'sha256')
      repo.git('init', '--quiet', '--object-format=sha256', '--initial-branch=main', path)
      const other = repositoryAt(path, repo.env)
      other.commit('Begin', { 'plan.json': planOf(['A', 'B']) })
      return projectAt(other, root, env)
    },
  },
  {
    what: 'core.autocrlf=true',
    make: (project) => {
      project.repo.commit('Text', { 'text.txt': 'one\ntwo\n', 'binary.dat': 'a\0b\n' })
      project.repo.git('config', 'core.autocrlf', 'true')
      sh(project, 'rm text.txt && git checkout -q -- text.txt && git status >/dev/null')
    },
    work: `grep -q "$(printf 'one\\r')" text.txt && printf 'three\\r\\n' >> text.txt`,
    both: ['M 100644 text.txt'],
    holds: { 'text.txt': 'one\ntwo\nthree\nthree\n' },
    keeps: ['binary.dat'],
    check: 'test -z "$(git status --porcelain -- binary.dat plan.json)"',
  },
  {
    what: 'eol attributes and files of both kinds',
    make: ({ repo }) => {
      repo.write({ '.gitattributes': '* -text\n' })
      repo.commit('As they are', { 'windows.txt': 'a\r\n', 'mixed.txt': 'a\r\nb\n' })
      repo.write({ '.gitattributes': '*.bat text eol=crlf\n*.sh text eol=lf\nmixed.txt -text\nwindows.txt -text\n' })
      repo.commit('By attribute', { 'go.bat': 'echo\r\n', 'go.sh': 'echo\n' })
    },
    work: `printf 'rem\\r\\n' >> go.bat; printf 'true\\n' >> go.sh; printf 'c\\r\\n' >> windows.txt`,
    both: ['M 100644 go.bat', 'M 100644 go.sh', 'M 100644 windows.txt'],
    holds: { 'go.bat': 'echo\nrem\nrem\n', 'go.sh': 'echo\ntrue\ntrue\n', 'windows.txt': 'a\r\nc\r\nc\r\n' },
    keeps: ['mixed.txt'],
  },
  {
    what: 'ident and working-tree-encoding',
    make: ({ repo }) => {
      repo.write({ '.gitattributes': '*.id ident\n*.utf16 text working-tree-encoding=UTF-16LE eol=lf\n' })
      repo.write({ 'wide.utf16': Buffer.from('wide\n', 'utf16le') })
      repo.commit('Attributes', { 'a.id': '$Id$\n' })
    },
    work: `printf 'w\\000\\n\\000' >> wide.utf16`,
    both: ['M 100644 wide.utf16'],
    holds: { 'wide.utf16': 'wide\nw\nw\n', 'a.id': '$Id$\n' },
    keeps: ['a.id'],
  },
  {
    what: 'symbolic links',
    make: (project) => {
      sh(project, 'mkdir d && echo x > d/file && ln -s d/file link && ln -s d dir && ln -s nowhere broken')
      project.repo.commit('Links')
    },
    work: 'rm link && ln -s dir/file link; ln -sf d/file new-$RALPH_TASK_ID; echo y >> dir/file',
    first: ['M 120000 link'],
    both: ['M 100644 d/file', 'A 120000 new-<task>'],
    keeps: ['dir', 'broken'],
  },
  {
    what: 'executable bits',
    make: (project) => {
      sh(project, 'echo true > run.sh && chmod 755 run.sh && echo true > plain.sh')
      project.repo.commit('Scripts')
    },
    work: 'test -x run.sh && chmod +x plain.sh',
    first: ['M 100755 plain.sh'],
    keeps: ['run.sh'],
    check: 'test -x run.sh',
  },
  {
    what: 'core.fileMode=false',
    make: (project) => {
      sh(project, 'echo true > run.sh && chmod 755 run.sh')
      project.repo.commit('Scripts')
      sh(project, 'git config core.fileMode false && chmod 644 run.sh')
    },
    keeps: ['run.sh'],
  },
  {
    what: 'names with spaces, newlines, quotes and both Unicode forms',
    make: ({ repo }) => {
      repo.commit('Names', Object.fromEntries(Object.values(names).map((name) => [name, 'x\n'])))
    },
    work: 'find . -path ./.git -prune -o -type f ! -name plan.json ! -name "[AB].txt" -exec sh -c \'echo more >> "$1"\' sh {} \\;',
    both: Object.values(names).map((name) => `M 100644 ${name}`),
    holds: { [names.newline]: 'x\nmore\nmore\n', [names.composed]: 'x\nmore\nmore\n' },
  },
  {
    what: 'names that differ only in case',
    make: ({ repo }) => void repo.commit('Twins', { 'README.md': 'a\n', 'readme.md': 'b\n' }),
    work: 'echo c >> readme.md',
    both: ['M 100644 readme.md'],
    keeps: ['README.md'],
  },
  {
    what: 'tracked files that are ignored',
    make: (project) => {
      sh(project, 'mkdir dist && echo 1 > dist/app.js && git add -f dist && echo dist/ > .gitignore')
      project.repo.commit('Tracked and ignored')
    },
    work: 'echo 2 >> dist/app.js; echo 3 > dist/other.js',
    both: ['M 100644 dist/app.js'],
  },
  {
    what: '10,000 files',
    make: (project) => {
      sh(
        project,
        'for d in $(seq 100); do mkdir -p many/$d; (cd many/$d; for f in $(seq 100); do echo $f > $f; done); done',
      )
      project.repo.commit('Many')
    },
    work: 'echo x >> many/50/50',
    both: ['M 100644 many/50/50'],
    keeps: ['many/1', 'many/100'],
  },
  {
    what: 'a history above the limit for whole copies',
    make: (project) => {
      sh(
        project,
        `${bigHistory} | git -c core.compression=0 -c fastimport.unpackLimit=1 fast-import --quiet && git reset -q --hard`,
      )
    },
    check: 'test "$(git rev-list --count HEAD)" -le 52 && test "$(du -sm .git | cut -f1)" -lt 10',
  },
  {
    what: 'a repository inside of it',
    make: (project) => {
      sh(project, 'git init -q nested && cd nested && echo x > x && git add x && git commit -qm Nested && echo y > y')
    },
    check: 'test ! -e nested',
  },
  {
    what: 'a demand for signed commits',
    make: ({ repo, root }) => {
      for (const key of ['commit.gpgSign', 'tag.gpgSign', 'push.gpgSign']) repo.git('config', key, 'true')
      repo.git('config', 'gpg.program', join(root, 'no-such-program'))
    },
  },
  {
    what: 'husky and lint-staged',
    make: (project) => {
      project.repo.commit('Hooks', {
        'package.json': '{"scripts":{"prepare":"husky"},"lint-staged":{"*":"false"}}\n',
        '.husky/pre-commit': 'touch "$(git rev-parse --show-toplevel)/hook-ran"; exit 1\n',
        '.lintstagedrc.json': '{"*":"false"}\n',
      })
      sh(
        project,
        'chmod +x .husky/pre-commit && git config core.hooksPath .husky && git -c core.hooksPath= commit -qam Mode',
      )
    },
    keeps: ['.husky/pre-commit'],
  },
  {
    what: 'a monorepo, in one of its directories,',
    make: ({ repo }) => void repo.commit('Two parts', { 'web/a.txt': 'a\n', 'api/b.txt': 'b\n' }),
    task: { paths: ['web', '*.txt'] },
    flags: ['--working-directory', 'web'],
    work: 'test -f a.txt && git status > /dev/null && grep -q b ../api/b.txt || exit 1; echo more >> a.txt; cd ..',
    both: ['M 100644 web/a.txt'],
    keeps: ['api/b.txt'],
    check: 'test -f a.txt && test "$(basename "$PWD")" = web',
  },
  {
    what: 'a formatter before the capture',
    flags: [
      '--before-capture',
      'git status --porcelain | grep -q txt && for f in *.txt; do tr a-z A-Z < $f > t && mv t $f; done',
    ],
    holds: { 'A.txt': 'WORK OF A\n', 'B.txt': 'WORK OF B\n' },
    check: '! grep -q work *.txt',
  },
  {
    what: 'an ignored program that set-up installs and the agent replaces',
    make: ({ repo }) => void repo.commit('Ignore', { '.gitignore': 'node_modules/\n' }),
    flags: ['--setup', 'mkdir -p node_modules/.bin; test -e node_modules/.bin/x || echo good > node_modules/.bin/x'],
    work: 'echo bad > node_modules/.bin/x',
    check: 'grep -q good node_modules/.bin/x',
  },
  {
    what: 'git-lfs',
    make: (project) => {
      largeFiles(project)
    },
    // A pointer may come, go and change: it is all that git holds.
    work: `grep -q git-lfs art.psd && test "$(wc -c < art.psd)" -lt 200
      [ $RALPH_TASK_ID = B ] || printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:%064d\\nsize 7\\n' 0 > new.psd`,
    first: ['A 100644 new.psd'],
    keeps: ['art.psd'],
  },
]

/** A stand-in for git-lfs: real content in the user's tree, pointers in git, and a filter that leaves a trace. */
function largeFiles(project: Project): void {
  project.repo.commit('Pointer', { 'art.psd': pointer('1') })
  sh(
    project,
    'echo "*.psd filter=lfs diff=lfs merge=lfs -text" > .gitattributes && git add . && git commit -qm Attributes',
  )
  const filter = join(project.root, 'filter.sh')
  writeFileSync(filter, `pwd >> "${join(project.root, 'filter-ran')}"; cat >/dev/null; echo FILTERED\n`)
  for (const way of ['clean', 'smudge']) project.repo.git('config', `filter.lfs.${way}`, `sh '${filter}'`)
  project.repo.git('config', 'filter.lfs.required', 'true')
}

const agentOf = (work: string): string => `cat > /dev/null
${work}
echo "work of $RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
echo '{"summary":"Did '$RALPH_TASK_ID'.","freeform":"Notes."}' > "$RALPH_HANDOFF_FILE"
`

/** `<status> <mode> <path>` of everything that a commit changed. */
function changesOf(repo: TempRepo, commit: string): string[] {
  const fields = repo.git('diff-tree', '-r', '-z', '--raw', '--no-renames', `${commit}~1`, commit).split('\0')
  const found: string[] = []
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode, , , status] = (fields[at] ?? '').split(' ')
    found.push(`${status} ${mode} ${fields[at + 1]}`)
  }
  return found.sort()
}

function expected(row: OddRepository, task: 'A' | 'B'): string[] {
  const { first = [], both = [] } = row
  const changes = [`A 100644 ${task}.txt`, ...both, ...(task === 'A' ? first : [])]
  return changes.map((change) => change.replace('<task>', task)).sort()
}

test.each(rows)(
  '$what: each commit is its checkpoint and the change of the agent, nothing else',
  { tags: 'thorough/variant', timeout },
  async (row) => {
    const tasks = ['A', 'B'].map((id) => ({ id, ...row.task }))
    const begun = makeProject({ 'plan.json': planOf(tasks) })
    row.make?.(begun)
    const project = row.elsewhere?.(begun) ?? begun
    const { repo } = project
    const status = repo.git('status', '--porcelain')
    const before = untouched(repo.path)
    const args = [
      'run',
      ...project.agent(agentOf(`set -e\n${row.work ?? ''}`)),
      '--validate',
      row.check ?? 'true',
      ...(row.flags ?? []),
    ]
    const end = await project.ralph(args)
    expect(end.code, end.stdout + end.stderr).toBe(0)
    expect(end.stdout).toContain(row.says ?? '')
    expect(untouched(repo.path)).toBe(before)
    expect(repo.git('status', '--porcelain')).toBe(status)
    expect(committedTasks(repo)).toEqual(['A', 'B'])
    expect(changesOf(repo, `${workRef}~1`)).toEqual(expected(row, 'A'))
    expect(changesOf(repo, workRef)).toEqual(expected(row, 'B'))
    for (const [path, content] of Object.entries(row.holds ?? {})) {
      expect(`${repo.git('show', `${workRef}:${path}`)}\n`, path).toBe(content)
    }
    for (const path of row.keeps ?? []) {
      expect(repo.git('ls-tree', workRef, '--', path)).toBe(repo.git('ls-tree', 'main', '--', path))
      expect(repo.git('ls-tree', workRef, '--', path)).not.toBe('')
    }
    const ran = join(project.root, 'filter-ran')
    // The user's own git may run them in the user's own tree, as it does at any `git status`.
    if (existsSync(ran)) expect(new Set(readFileSync(ran, 'utf8').trim().split('\n'))).toEqual(new Set([repo.path]))
    if (!existsSync(join(repo.path, '.git/shallow'))) expectSoundRun(repo)
  },
)

test.each([
  ['the content in the place of a pointer', 'echo content > art.psd', 'art.psd'],
  ['a new file of that kind', 'echo content > other.psd', 'other.psd'],
  ['content, and the attribute taken away', 'echo content > art.psd; : > .gitattributes', 'art.psd'],
  ['an attribute for what it adds', 'echo "*.big filter=lfs" >> .gitattributes; echo content > x.big', 'x.big'],
])('git-lfs: %s is refused by name and never half-committed', { tags: 'thorough/variant' }, async (_, work, path) => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
  largeFiles(project)
  const end = await project.ralph(['run', ...project.agent(agentOf(work)), '--validate', 'true'])
  expect(end.code, end.stdout).toBe(1)
  expect(end.stdout).toContain(`${path} is kept by the filter "lfs"`)
  expect(hasRef(project.repo, workRef)).toBe(false)
})

test('an empty repository is refused with a remedy that works', async () => {
  const begun = makeProject({})
  const path = join(begun.root, 'empty')
  begun.repo.git('init', '--quiet', '--initial-branch=main', path)
  const repo = repositoryAt(path, begun.repo.env)
  repo.write({ 'plan.json': planOf(['A']) })
  const project = projectAt(repo, begun.root, begun.env)
  const args = ['run', ...project.agent(agentOf('')), '--validate', 'true']
  const refused = await project.ralph(args)
  expect(refused).toMatchObject({ code: 64, stderr: expect.stringContaining('EMPTY_REPOSITORY') })
  sh(project, /first: (.*)/.exec(refused.stderr)?.[1] ?? 'false')
  expect(await project.ralph(args)).toMatchObject({ code: 0 })
  expect(committedTasks(repo)).toEqual(['A'])
})

test.runIf(isRoot)(
  "another user's repository is refused with a remedy that works",
  { tags: 'thorough/variant' },
  async () => {
    const project = makeProject({ 'plan.json': planOf(['A']) })
    sh(project, 'chown -R 12345 .')
    const args = ['run', ...project.agent(agentOf('')), '--validate', 'true']
    const refused = await project.ralph(args)
    expect(refused.stderr).toContain('SAFE_DIRECTORY')
    sh(project, /trust it: (.*)/.exec(refused.stderr)?.[1] ?? 'false')
    expect(await project.ralph(args)).toMatchObject({ code: 0 })
    expect(committedTasks(project.repo)).toEqual(['A'])
  },
)
