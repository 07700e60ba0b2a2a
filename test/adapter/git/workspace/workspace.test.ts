import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitObject } from '../../../../src/adapter/git/store/object-writer.ts'
import { tempRepo } from '../../../support/git-repositories.ts'
import { ralph } from '../../../support/git-store.ts'
import { openWorkspace, snapshot, userRepository } from '../../../support/workspace-fixture.ts'

const paths = (changes: readonly { action: string; path: string }[]) =>
  changes.map(({ action, path }) => `${action} ${path}`)

test('a restored workspace holds the files of the commit with their modes and links', async () => {
  const repo = userRepository()
  const { workspace } = await openWorkspace(repo)
  expect(snapshot(workspace.path)).toEqual(snapshot(repo.path))
})

test('A1: a success stays when the next iteration fails: each restore leads to the commit that it names', async () => {
  const repo = userRepository()
  const { workspace, checkpoint, agent } = await openWorkspace(repo)
  const first = snapshot(workspace.path)
  const done = repo.commit('Done', { 'src/new.ts': 'new\n', 'src/app.ts': 'changed\n' })

  await workspace.restore(done)
  const second = snapshot(workspace.path)
  expect(second).toEqual(snapshot(repo.path))
  agent('rm -r src; echo x > broken')
  await workspace.restore(done)
  expect(snapshot(workspace.path)).toEqual(second)
  await workspace.restore(checkpoint)
  expect(snapshot(workspace.path)).toEqual(first)
})

test.each([
  ['nothing', 'true'],
  [
    'a file with the size and the time that it had',
    'touch -r src/app.ts .t; echo "export const answer = 43" > src/app.ts; touch -r .t src/app.ts; rm .t',
  ],
  ['a new file among the captured ones', 'echo x > src/left.ts; mkdir empty'],
  ['a captured file, and it is gone', 'rm src/new.ts'],
  ['a mode and a link', 'chmod +x src/new.ts; ln -sfn README.md current'],
  ['its own ignore rules', 'echo "left.*" >> .gitignore; echo x > left.txt'],
  ['a repository inside', 'git init -q src/inner'],
])('what was captured and became the commit is restored whatever changed since: %s', async (_, change) => {
  const repo = userRepository()
  const { workspace, store, checkpoint, agent } = await openWorkspace(repo)
  agent('echo "export const answer = 41" > src/app.ts; echo new > src/new.ts; rm current; ln -s src current')
  const captured = snapshot(workspace.path)
  const { tree } = await workspace.capture(checkpoint)
  const parts = { tree, parents: [checkpoint], message: 'Done', author: ralph, committer: ralph, seconds: 0 }
  const done = store.writer.add('commit', commitObject(parts))
  store.writer.flush()
  agent(change)
  await workspace.restore(done)
  expect(snapshot(workspace.path)).toEqual(captured)
  // Again, with nothing captured in between.
  agent(change)
  await workspace.restore(done)
  expect(snapshot(workspace.path)).toEqual(captured)
})

test('a capture tells sizes and modes, and its tree holds exactly what was read', async () => {
  const { workspace, checkpoint, agent, captured } = await openWorkspace(userRepository())
  agent('printf 12345 > src/new.ts; chmod +x README.md; rm current; ln -s README.md link')
  const capture = await workspace.capture(checkpoint)
  expect(capture.changes).toEqual([
    { path: 'README.md', action: 'modified', bytes: 7, mode: '100755' },
    { path: 'current', action: 'deleted', bytes: 0, mode: null },
    { path: 'link', action: 'created', bytes: 9, mode: '120000' },
    { path: 'src/new.ts', action: 'created', bytes: 5, mode: '100644' },
  ])
  expect(captured(capture.tree, 'src/new.ts')).toBe('12345')
  expect(captured(capture.tree, 'src/app.ts')).toBe('export const answer = 42\n')
})

test('D3: files that the repository ignores are neither captured nor removed', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(userRepository())
  agent('mkdir -p node_modules/x; echo 1 > node_modules/x/index.js; echo 2 > build.log; echo 3 > left.txt')
  const capture = await workspace.capture(checkpoint)
  expect(paths(capture.changes)).toEqual(['created left.txt'])
  expect(capture.hidden).toEqual({ paths: [], total: 0 })
  await workspace.restore(checkpoint)
  expect(agent('ls node_modules/x build.log; ls left.txt 2>&1 || true')).toContain('index.js')
  expect(existsSync(join(workspace.path, 'left.txt'))).toBe(false)
})

test('a file that is tracked counts even where the ignore rules hide it', async () => {
  const repo = userRepository()
  repo.write({ 'kept.log': 'one\n' })
  repo.git('add', '-f', 'kept.log')
  repo.commit('Keep a log')
  const { workspace, checkpoint, agent } = await openWorkspace(repo)
  agent('echo two > kept.log; echo "src/" >> .gitignore; echo "changed" > src/app.ts')
  expect(paths((await workspace.capture(checkpoint)).changes)).toEqual([
    'modified .gitignore',
    'modified kept.log',
    'modified src/app.ts',
  ])
})

test('what only rules of this iteration hide is counted in full and listed up to 20', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(userRepository())
  agent(`mkdir -p deps/a venv; for i in $(seq 25); do echo x > deps/a/$i; done; echo x > deps/b.log
    echo deps/ >> .gitignore; echo '*' > venv/.gitignore; echo x > venv/bin; echo x > ':(top)x'; echo ':*' >> .gitignore`)
  const { changes, hidden } = await workspace.capture(checkpoint)
  expect(paths(changes)).toEqual(['modified .gitignore'])
  // 25 and not `b.log`, which the checkpoint hides too; the two of `venv`; the odd name.
  expect(hidden.total).toBe(28)
  expect(hidden.paths).toHaveLength(20)
  await workspace.restore(checkpoint)
  expect(agent('git status --porcelain --ignored; ls -A')).not.toMatch(/venv|top|deps\/a/)
})

test('a directory that set-up commands left and that ignores itself is environment', async () => {
  const opened = await openWorkspace(userRepository(), {
    runCommand: async () => {
      opened.agent("mkdir venv; echo '*' > venv/.gitignore; echo 1 > venv/tool")
      return { code: 0, tail: '' }
    },
  })
  const { workspace, checkpoint, agent } = opened
  await workspace.setUp(['make venv'], new AbortController().signal)
  agent("echo 2 > venv/cache; mkdir mine; echo '*' > mine/.gitignore")
  expect((await workspace.capture(checkpoint)).hidden).toEqual({ paths: ['mine/.gitignore'], total: 1 })
  await workspace.restore(checkpoint)
  expect(agent('ls venv; ls -d mine 2>/dev/null || true')).toBe('cache\ntool')
})

test('tracked files that a check changed are named and put back; others stay', async () => {
  const { workspace, checkpoint, agent, captured } = await openWorkspace(userRepository())
  agent('echo mine > src/app.ts; echo new > src/new.ts')
  const { tree } = await workspace.capture(checkpoint)
  agent(
    'echo x > src/app.ts; rm README.md src/new.ts; mv src/lib src/moved; ln -s moved src/lib; touch run.sh; echo out > report.xml',
  )
  expect(await workspace.resetTracked(tree)).toEqual({
    changed: ['README.md', 'src/app.ts', 'src/lib/deep.ts', 'src/new.ts'],
    left: ['report.xml', 'src/moved/'],
  })
  expect(agent('cat src/app.ts src/new.ts report.xml README.md src/lib/deep.ts')).toBe(
    'mine\nnew\nout\n# Demo\nexport const deep = 1',
  )
  expect(captured(tree, 'src/app.ts')).toBe('mine\n')
  expect(await workspace.resetTracked(tree)).toEqual({ changed: [], left: [] })
})

test('C26: a file that the change deleted and a check brings back is removed before the next one', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(userRepository())
  agent(
    'rm README.md src/lib/deep.ts; git rm -q --cached src/app.ts 2>/dev/null; rm src/app.ts; echo app.ts > src/.gitignore',
  )
  const { tree } = await workspace.capture(checkpoint)
  agent(
    'echo x > README.md; mkdir -p src/lib; ln -s /etc/passwd src/lib/deep.ts; echo x > src/app.ts; echo x > new.txt',
  )
  const traces = await workspace.resetTracked(tree, checkpoint)
  expect(traces).toEqual({ changed: ['README.md', 'src/lib/deep.ts'], left: ['new.txt'] })
  const there = ['README.md', 'src/lib/deep.ts', 'src/app.ts', 'new.txt'].filter((path) =>
    existsSync(join(workspace.path, path)),
  )
  expect(there, 'what is ignored stays, as a build output').toEqual(['src/app.ts', 'new.txt'])
  expect(await workspace.resetTracked(tree, checkpoint)).toEqual({ changed: [], left: [] })
})

test('C26: behind a link in the place of a folder nothing is removed', async () => {
  const { workspace, checkpoint, agent, outside } = await openWorkspace(userRepository())
  agent('rm src/lib/deep.ts')
  const { tree } = await workspace.capture(checkpoint)
  agent('mkdir -p $OUTSIDE/lib; echo keep > $OUTSIDE/lib/deep.ts; rm -rf src/lib; ln -s $OUTSIDE/lib src/lib')
  await workspace.resetTracked(tree, checkpoint)
  expect(readFileSync(join(outside, 'lib/deep.ts'), 'utf8')).toBe('keep\n')
})

test('tracked files are put back without a capture before, as after a baseline', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(userRepository())
  agent('echo x > src/app.ts')
  expect(await workspace.resetTracked(checkpoint)).toEqual({ changed: ['src/app.ts'], left: [] })
  expect(agent('cat src/app.ts')).toBe('export const answer = 42')
})

test('a check that puts a link in the place of the workspace harms nothing outside', async () => {
  const { workspace, checkpoint, agent, outside } = await openWorkspace(userRepository())
  const { tree } = await workspace.capture(checkpoint)
  agent('mkdir $OUTSIDE/keep; echo keep > $OUTSIDE/keep/f; here=$PWD; cd ..; rm -r $here; ln -s $OUTSIDE/keep $here')
  expect(await workspace.resetTracked(tree)).toEqual({ changed: ['.'], left: [] })
  expect(readFileSync(join(outside, 'keep/f'), 'utf8')).toBe('keep\n')
  expect(agent('cat src/app.ts')).toBe('export const answer = 42')
})

test('captured content is read by path, up to the limit, and only of regular files', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(userRepository())
  agent(`echo changed > src/app.ts; printf x > "$(printf 'caf\\351')"; ln -s README.md link`)
  const { tree } = await workspace.capture(checkpoint)
  agent('echo later > src/app.ts')
  const read = async (path: string, limit = 100) => {
    const bytes = await workspace.readCaptured(tree, path, limit)
    return bytes === undefined ? undefined : Buffer.from(bytes).toString()
  }
  expect(await read('src/app.ts')).toBe('changed\n')
  expect(await read('src/app.ts', 3)).toBe('cha')
  expect(await read('README.md')).toBe('# Demo\n')
  expect(await read("docs/it's odd.md")).toBe('odd\n')
  expect(await read('caf\\xE9')).toBe('x')
  for (const path of ['link', 'current', 'src', 'missing', '../x', '']) expect(await read(path)).toBeUndefined()
})

test('all that a path holds is there to be searched: a link by its target, and what is packed in a file', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(userRepository())
  agent(`ln -s src/app.ts link; echo packed > a; gzip a`)
  const { tree } = await workspace.capture(checkpoint)
  const held = async (path: string) => {
    const parts: string[] = []
    for await (const part of workspace.readContents(tree, path, 1000)) {
      parts.push(`${part.packed}: ${'why' in part ? part.why : Buffer.from(part.bytes).toString()}`)
    }
    return parts
  }
  expect(await held('README.md')).toEqual([': # Demo\n'])
  expect(await held('link')).toEqual([': src/app.ts'])
  expect(await held('a.gz')).toEqual([expect.stringMatching(/^: /), 'gzip: packed\n'])
  for (const path of ['src', 'missing', '../x', '']) expect(await held(path)).toEqual([])
})

// Root passes every door: seen red as an ordinary user.
test('an agent and a check that close the workspace to everybody do not stop the engine', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(userRepository())
  agent('echo changed > src/app.ts; chmod 000 .')
  const { tree, changes } = await workspace.capture(checkpoint)
  expect(changes.map(({ path }) => path)).toEqual(['src/app.ts'])
  agent('echo other > src/app.ts; chmod 000 .')
  expect((await workspace.resetTracked(tree)).changed).toEqual(['src/app.ts'])
})

test('what is committed is what was read, while something still writes', async () => {
  const { workspace, checkpoint, agent, captured, canary } = await openWorkspace(userRepository())
  agent('for i in $(seq 300); do echo $i > src/file$i; done')
  const script =
    'i=0; while [ ! -e $CANARY ]; do i=$((i+1)); echo "round $i" > src/app.ts.new; mv src/app.ts.new src/app.ts; echo "$i" > src/file$((i % 300)); done'
  const ended = import('node:child_process').then(({ spawn }) => {
    const child = spawn('sh', ['-c', script], {
      cwd: workspace.path,
      env: { ...process.env, CANARY: canary },
      stdio: 'ignore',
    })
    return new Promise((resolve) => child.on('exit', resolve))
  })
  const { tree, changes } = await workspace.capture(checkpoint)
  const seen = captured(tree, 'src/app.ts')
  writeFileSync(canary, '')
  await ended
  expect(seen).toMatch(/^(round \d+|export const answer = 42)\n$/)
  const bytes = changes.find(({ path }) => path === 'src/app.ts')?.bytes
  if (bytes !== undefined) expect(bytes).toBe(seen?.length)
  await workspace.restore(checkpoint)
  expect(agent('git status --porcelain; cat src/app.ts')).toBe('export const answer = 42')
})

/** A library with one of its own in it, as a submodule. */
function withSubmodules() {
  const inner = tempRepo({ 'inner.ts': 'inner\n' })
  const library = tempRepo({ 'lib.ts': 'lib\n', '.gitignore': '*.log\n' })
  const add = ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add']
  library.git(...add, inner.path, 'deep/inner')
  library.commit('Add a submodule')
  const repo = userRepository()
  repo.git(...add, library.path, 'vendor/lib')
  repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'update', '--init', '--recursive')
  repo.commit('Add a submodule')
  return repo
}

test('submodules that the user has checked out have their files in the workspace, nested ones too, and no .git', async () => {
  const { workspace, checkpoint, agent } = await openWorkspace(withSubmodules())
  expect(agent('cat vendor/lib/lib.ts vendor/lib/deep/inner/inner.ts; git status --porcelain')).toBe('lib\ninner')
  expect(agent('find vendor -name .git')).toBe('')
  agent('echo x > vendor/lib/build.log')
  const { changes, refused } = await workspace.capture(checkpoint)
  expect({ changes, refused }).toEqual({ changes: [], refused: [] })
  await workspace.restore(checkpoint)
  expect(agent('cat vendor/lib/build.log'), 'ignored files are environment there too').toBe('x')
})

test.each([
  ['an edit', 'echo more >> vendor/lib/lib.ts'],
  ['a new file', 'echo x > vendor/lib/new.ts'],
  ['a file that is gone', 'rm vendor/lib/lib.ts'],
  ['a directory that is gone', 'rm -rf vendor/lib'],
  ['an edit in a nested one', 'echo more >> vendor/lib/deep/inner/inner.ts'],
  ['a repository', 'git init -q vendor/lib'],
  ['a link in its place', 'mv vendor/lib elsewhere && ln -s ../elsewhere vendor/lib'],
  ['a link above it', 'mv vendor elsewhere && ln -s elsewhere vendor'],
])('what is changed in a submodule is refused and put back: %s', async (_, change) => {
  const { workspace, checkpoint, agent } = await openWorkspace(withSubmodules())
  agent(change)
  const { refused } = await workspace.capture(checkpoint)
  expect(refused).toContainEqual({ path: 'vendor/lib', why: 'a changed submodule' })
  await workspace.restore(checkpoint)
  expect(agent('cat vendor/lib/lib.ts vendor/lib/deep/inner/inner.ts; find vendor -name .git; find . -type l')).toBe(
    'lib\ninner\n./current',
  )
  expect((await workspace.capture(checkpoint)).refused).toEqual([])
})

test('an existing submodule that is not at hand keeps the entry of the checkpoint, and content of the agent in it is refused', async () => {
  const library = tempRepo({ 'lib.ts': 'lib\n' })
  const repo = userRepository()
  repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library.path, 'vendor')
  repo.commit('Add a submodule')
  repo.git('submodule', '--quiet', 'deinit', '--force', 'vendor')
  rmSync(join(repo.path, '.git/modules'), { recursive: true })
  const { workspace, checkpoint, agent, captured } = await openWorkspace(repo)
  expect(paths((await workspace.capture(checkpoint)).changes)).toEqual([])

  agent('rmdir vendor; echo edited > src/app.ts')
  const removed = await workspace.capture(checkpoint)
  expect(paths(removed.changes)).toEqual(['modified src/app.ts'])
  await workspace.restore(checkpoint)

  agent('git init -q vendor; echo x > vendor/lib.ts; git -C vendor add .; git -C vendor commit -qm x')
  const filled = await workspace.capture(checkpoint)
  expect(filled.changes).toEqual([])
  expect(filled.refused.map(({ path, why }) => `${path}: ${why}`).sort()).toEqual([
    'vendor/.git: a changed submodule',
    'vendor/lib.ts: a changed submodule',
  ])
  await workspace.restore(checkpoint)
  expect(agent('ls -A vendor; git status --porcelain')).toBe('')

  agent('rmdir vendor; echo x > vendor')
  expect((await workspace.capture(checkpoint)).refused).toEqual([{ path: 'vendor', why: 'a changed submodule' }])
  await workspace.restore(checkpoint)
  expect(agent('ls -Ad vendor/')).toBe('vendor/')
  expect(captured(checkpoint, '.gitmodules')).toContain('vendor')
})

test('the end of lines follows the attributes of the repository', async () => {
  const repo = tempRepo({ '.gitattributes': '*.txt text eol=crlf\n', 'a.txt': 'one\n' })
  const { workspace, checkpoint, agent, captured } = await openWorkspace({ ...repo, git: withParent(repo.git) })
  expect(agent('cat a.txt')).toBe('one\r')
  agent("printf 'two\\r\\n' > b.txt")
  expect(captured((await workspace.capture(checkpoint)).tree, 'b.txt')).toBe('two\n')
})

test('core.ignoreCase of another machine: a file that is renamed to another case is neither lost nor kept twice', async () => {
  const repo = tempRepo({ 'Read.md': 'one\n' })
  repo.git('config', 'core.ignoreCase', 'true')
  const { workspace, checkpoint, agent } = await openWorkspace({ ...repo, git: withParent(repo.git) })
  agent('mv Read.md read.md')
  const { changes } = await workspace.capture(checkpoint)
  expect(changes.map(({ path, action }) => `${action} ${path}`)).toEqual(['deleted Read.md', 'created read.md'])
})

/** A repository of one commit: its base is the commit itself. */
const withParent =
  (git: (...args: string[]) => string) =>
  (...args: string[]): string =>
    git(...args.map((arg) => (arg === 'HEAD~1' ? 'HEAD' : arg)))

test('C20: a workspace that is thrown away is gone with its ignored files, and the next restore fills and sets up a new one', async () => {
  const ran: string[] = []
  const runCommand = async (command: string) => {
    ran.push(command)
    return { code: 0, tail: '' }
  }
  const { workspace, checkpoint, agent } = await openWorkspace(userRepository(), { runCommand })
  const before = snapshot(workspace.path)
  const signal = new AbortController().signal
  await workspace.setUp(['install'], signal)
  agent(
    'mkdir node_modules; echo big > node_modules/big; echo big > big.log; mkdir locked; touch locked/x; chmod 0 locked',
  )
  await workspace.discard()
  expect(readdirSync(workspace.path)).toEqual([])
  await workspace.restore(checkpoint)
  await workspace.setUp(['install'], signal)
  expect(snapshot(workspace.path)).toEqual(before)
  expect(ran).toEqual(['install', 'install'])
})

test('C20: set-up commands that fill the disk leave nothing behind', async () => {
  const runCommand = async () => ({ code: 1, tail: 'No space left on device', filledDisk: true })
  const { workspace, agent } = await openWorkspace(userRepository(), { runCommand })
  agent('mkdir node_modules; echo big > node_modules/big')
  await expect(workspace.setUp(['install'], new AbortController().signal)).rejects.toMatchObject({
    code: 'SETUP_FAILED',
  })
  expect(existsSync(join(workspace.path, 'node_modules/big'))).toBe(false)
})

test('C20: nothing is thrown away through a link in the place of the workspace', async () => {
  const { workspace, checkpoint, outside, agent } = await openWorkspace(userRepository())
  agent(
    'mkdir $OUTSIDE/keep; echo keep > $OUTSIDE/keep/file; here=$PWD; cd ..; rm -rf $here; ln -s $OUTSIDE/keep $here',
  )
  await workspace.discard()
  expect(readFileSync(join(outside, 'keep/file'), 'utf8')).toBe('keep\n')
  await workspace.restore(checkpoint)
  expect(existsSync(join(workspace.path, 'README.md'))).toBe(true)
})

test('the size of the changes is told line by line, and no configuration of the agent’s runs for it', async () => {
  const { workspace, checkpoint, canary, agent } = await openWorkspace(userRepository())
  agent(
    `printf '1\\n2\\n3\\n' > new.txt; rm README.md; echo '*.txt diff=x' > .gitattributes; git config diff.x.textconv "touch $CANARY; cat"; git config diff.external "touch $CANARY"`,
  )
  const { tree } = await workspace.capture(checkpoint)
  const stat = await workspace.diffStat(checkpoint, tree)
  expect(stat).toMatch(/new\.txt +\| +3 \+\+\+\n/)
  expect(stat).toMatch(/README\.md +\| +1 -\n/)
  expect(existsSync(canary)).toBe(false)
})

test('changed lines count what was added and removed in each text file, of a moved one only what changed in it', async () => {
  const repo = userRepository()
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}\n`)
  const before = repo.commit('Before', { 'src/long.ts': lines.join(''), 'src/gone.ts': 'a\nb\n' })
  const { workspace } = await openWorkspace(repo)
  repo.git('mv', 'src/long.ts', 'src/moved.ts')
  repo.git('rm', '--quiet', 'src/gone.ts')
  const after = repo.commit('After', {
    'src/moved.ts': [...lines.slice(1), 'one more\n'].join(''),
    'new name.ts': '1\n2\n3\n',
    'picture.bin': '\0\u0001\0',
  })
  expect(new Map((await workspace.changedLines(before, after)).map(({ path, lines }) => [path, lines]))).toEqual(
    new Map([
      ['new name.ts', 3],
      ['picture.bin', 0],
      ['src/gone.ts', 2],
      ['src/moved.ts', 2],
    ]),
  )
  // 40 lines each of the moved one, 3, 2, and the binary one as if it were a text.
  expect(await workspace.maxChangedLines(before, after, 1000)).toBe(86)
  // Whoever has a limit reads no more than decides.
  expect(await workspace.maxChangedLines(before, after, 5)).toBeGreaterThan(5)
})
