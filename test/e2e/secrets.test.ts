import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from '../support/cli.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, workRef } from '../support/run-on-disk.ts'

/** Every object of the repository, reachable or not, as one text. */
const everything = (path: string): string =>
  execFileSync('git', ['cat-file', '--batch-all-objects', '--batch', '--buffer', '--unordered'], {
    cwd: path,
    encoding: 'latin1',
    maxBuffer: 256 * 1024 * 1024,
  })

test('a secret that the agent or a check prints or writes appears nowhere: output, refs, state, objects', async () => {
  const project = makeProject({
    'plan.json': planOf(['SAYS', { id: 'CHECK', max_retries: 1 }, { id: 'WRITES', max_retries: 0 }]),
  })
  const secret = `s3cr3t-${randomBytes(12).toString('hex')}`
  const base64 = Buffer.from(secret).toString('base64')
  const vault = join(project.root, 'agent/vault')
  writeFileSync(vault, secret)
  const agent = project.agent(`cat > /dev/null
env > "$MOMENTS/agent-env"
SECRET=$(cat '${vault}'); B64=$(printf %s "$SECRET" | base64 -w0)
echo "the token is $SECRET, or $B64"
echo "and on stderr: $SECRET" >&2
echo "work of $RALPH_TASK_ID" > $RALPH_TASK_ID.txt
test "$RALPH_TASK_ID" != WRITES || echo "key=$B64" > config.txt
printf '{"type":"result","structured_output":{"summary":"Used %s.","freeform":"It is %s, or %s.","architectural_notes":["%s"]}}\\n' "$SECRET" "$SECRET" "$B64" "$SECRET"
`)
  const check = `env > '${project.moments}/check-env'; cat '${vault}'; base64 -w0 '${vault}'; test ! -e CHECK.txt || test $(cat '${project.moments}/tries' 2> /dev/null | wc -l) -gt 2 || { echo x >> '${project.moments}/tries'; exit 1; }`
  const flags = ['run', ...agent, '--validate', check]
  const env = { FOO_TOKEN: secret, ANTHROPIC_API_KEY: `sk-ant-${randomBytes(16).toString('hex')}` }
  const end = await project.ralph([...flags, '--verbose'], { env })
  expect(end.code, end.stdout).toBe(1)
  expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(['SAYS', 'CHECK'])
  expect(eventsOf(project.repo)).toContainEqual(
    expect.objectContaining({
      type: 'attempt_failed',
      task: 'WRITES',
      cause: 'guard',
      why: expect.stringContaining('config.txt'),
    }),
  )
  expect(eventsOf(project.repo)).toContainEqual(expect.objectContaining({ type: 'attempt_failed', task: 'CHECK' }))

  const looks = [
    ['status'],
    ['status', '--json'],
    ['log'],
    ['log', '--json'],
    ['run', ...agent, '--dry-run'],
    ['run', ...agent, '--json'],
  ]
  const outputs = await Promise.all(looks.map((args) => project.ralph(args, { env })))
  const said = [end, ...outputs].map(({ stdout, stderr }) => stdout + stderr).join('\n')
  const stored = everything(project.repo.path)
  expect(said, 'the words around it are there').toContain('the token is')
  for (const form of [
    secret,
    base64,
    base64.slice(0, -4),
    Buffer.from(secret).toString('hex'),
    env.ANTHROPIC_API_KEY,
  ]) {
    expect(said.includes(form), `in the output: ${form}`).toBe(false)
    expect(stored.includes(form), `in the repository: ${form}`).toBe(false)
  }
  // What they could have seen of it: the agent has the provider's key and not the other one, the checks have neither.
  const seen = ['agent-env', 'check-env'].map((name) => readFileSync(join(project.moments, name), 'utf8'))
  expect(seen[0]).toContain(env.ANTHROPIC_API_KEY)
  expect(seen[0]).not.toContain(secret)
  expect(seen[1]).not.toMatch(/ANTHROPIC|FOO_TOKEN/)
})

/** By the means that every machine has; `$SECRET` is the key. */
const written: Record<string, string> = {
  LINK: 'ln -s "$SECRET" latest',
  LARGE: '{ head -c 6000000 /dev/zero | tr "\\0" "x"; echo "$SECRET"; } > dump.txt',
  COLONS: `printf %s "$SECRET" | od -An -tx1 | tr -d '\\n' | tr ' ' ':' > fingerprint`,
  PACKED: 'tar czf notes.tgz -C / "$(echo "$VAULT" | cut -c2-)"',
  BASE32: 'printf "key=%s" "$SECRET" | base32 > code.txt',
  UTF16: 'printf %s "$SECRET" | iconv -f UTF-8 -t UTF-16 > note.txt',
  LETTERS: `printf %s "$SECRET" | od -An -tu1 -v > codes.txt`,
  INDENTED: `echo "$SECRET" | fold -w 9 | sed 's/.*/    "&" +/' > join.js`,
}

test('a key that an agent writes down in another way is not committed, and the attempt says how it was written', {
  tags: 'thorough/variant',
}, async () => {
  const tasks = Object.keys(written).map((id) => ({ id, max_retries: 0 }))
  const project = makeProject({ 'plan.json': planOf([...tasks, 'GOOD']) })
  const secret = `s3cr3t-${randomBytes(18).toString('base64url')}`
  const vault = join(project.root, 'agent/vault')
  writeFileSync(vault, secret)
  const cases = Object.entries(written).map(([id, does]) => `${id}) ${does} ;;`)
  const agent = project.agent(
    `VAULT='${vault}'; SECRET=$(cat "$VAULT")\ncase "$RALPH_TASK_ID" in\n${cases.join('\n')}\nesac\n${goodAgent}`,
  )
  const env = { FOO_TOKEN: secret }
  const end = await project.ralph(['run', ...agent, '--validate', 'true', '--max-iterations', '20'], { env })
  expect(end.code, end.stdout).toBe(1)
  expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(['GOOD'])
  const whys = eventsOf(project.repo).flatMap((event) =>
    event.type === 'attempt_failed' ? [`${event.task} ${event.cause}: ${event.why}`] : [],
  )
  const known = (how: string) => `contains a secret of this run (${how})`
  expect(whys).toEqual([
    `LINK guard: latest:1 ${known('plain')}`,
    `LARGE guard: dump.txt:1 ${known('plain')}`,
    `COLONS guard: fingerprint:1 ${known('hex')}`,
    `PACKED guard: notes.tgz contains a secret of this run (plain), packed (gzip)`,
    `BASE32 guard: code.txt:1 ${known('base32')}`,
    `UTF16 guard: note.txt:1 ${known('plain')}`,
    `LETTERS guard: codes.txt:1 ${known('as decimal numbers')}`,
    `INDENTED guard: join.js:1 ${known('plain')}`,
  ])
  expect(everything(project.repo.path)).not.toContain(secret)
})

/** Text that would act on a terminal, a CI log or a reader. */
const acting = [
  '\u001b]0;owned\u0007',
  '\u001b[2J\u001b[H',
  '\u009b2J',
  '\r\u001b[K✓ all tests passed',
  '::set-output name=x::y',
  '::add-mask::e',
  '##[group]x',
  'admin\u202Etxt.exe',
  '\u2066hidden\u2069',
].join('\n')

test('what the agent and the checks print cannot act on a terminal or a CI log', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', { id: 'B', max_retries: 0, title: `Do ${acting}` }]) })
  writeFileSync(join(project.root, 'agent/acting'), `${acting}\n`)
  const handoff = {
    summary: acting,
    freeform: acting,
    plan_amendments: [{ action: 'remove', task_id: acting, reason: acting }],
  }
  writeFileSync(
    join(project.root, 'agent/result'),
    `${JSON.stringify({ type: 'result', structured_output: handoff })}\n`,
  )
  const agent = project.agent(`cat > /dev/null; cd "$PWD"
cat '${project.root}/agent/acting'; cat '${project.root}/agent/acting' >&2
echo "work of $RALPH_TASK_ID" > $RALPH_TASK_ID.txt
cat '${project.root}/agent/result'`)
  const flags = ['run', ...agent, '--validate', `cat '${project.root}/agent/acting'; test ! -e B.txt`]
  const looks = [
    flags,
    [...flags, '--json'],
    ['status'],
    ['status', '--json'],
    ['log'],
    ['log', '--json'],
    [...flags, '--dry-run'],
  ]
  for (const args of looks) {
    const { stdout, stderr } = await project.ralph(args)
    const said = stdout + stderr
    expect(said, args.join(' ')).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/u)
    expect(said, args.join(' ')).not.toMatch(/^\s*(::|##\[)/m)
  }
  expectSoundRun(project.repo)
  const messages = project.repo.git('log', '--format=%B', workRef)
  expect(messages).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/u)
})

/** What our own output has on a terminal, and what only the agent's could have. */
const ownColour = /\p{Cc}\[\d[\d;]*m/u
/** The title of the terminal, which is kept before and given back. */
const ownTitle = /\p{Cc}\]2;(?:ralph: demo \d\/\d \w[\w ]*)?\p{Cc}/gu
const foreign = ['\u001b]', '\u001b[2J', '\u001b[H', '\u009b', '\u202e']

test('on a terminal only our own colours and cursor movements are sent, and NO_COLOR takes the colours away', {
  tags: 'thorough/variant',
}, async () => {
  const seen: Record<string, string> = {}
  for (const NO_COLOR of ['', '1']) {
    const project = makeProject({ 'plan.json': planOf(['A']) })
    writeFileSync(join(project.root, 'agent/acting'), `${acting}\n`)
    const agent = project.agent(`cat '${project.root}/agent/acting'\n${goodAgent}`)
    const words = [process.execPath, join(dist, 'cli/index.js'), 'run', ...agent, '--validate', 'true']
    const command = words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
    seen[NO_COLOR] = execFileSync('script', ['-qec', command, '/dev/null'], {
      cwd: project.repo.path,
      env: { ...project.env, TERM: 'xterm', NO_COLOR },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }
  const [colour = '', plain = ''] = [seen[''], seen['1']]
  expect(colour).toMatch(ownColour)
  expect(plain).not.toMatch(ownColour)
  for (const said of [colour, plain]) {
    expect(said).toMatch(/1 of 1 tasks done|The task is done/)
    const others = said.replaceAll(ownTitle, '')
    for (const act of foreign) expect(others).not.toContain(act)
  }
})
