import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from '../support/cli.ts'
import { makeProject, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, workRef } from '../support/run-on-disk.ts'

/** Settings of git that people have, each of which changes what git prints, asks or does. */
const settings = (root: string): string => `
[core]
	autocrlf = true
	quotePath = true
	abbrev = 4
	pager = false
	editor = false
	commentChar = ";"
	hooksPath = ${root}/hooks
	fsmonitor = ${root}/hooks/pre-commit
[color]
	ui = always
[commit]
	gpgSign = true
	verbose = true
[tag]
	gpgSign = true
[gpg]
	program = false
[diff]
	external = false
	noprefix = true
	mnemonicPrefix = true
	renames = copies
[status]
	showUntrackedFiles = no
	short = true
[init]
	defaultBranch = trunk
	templateDir = ${root}/template
[log]
	showSignature = true
	date = relative
[i18n]
	commitEncoding = ISO-8859-1
	logOutputEncoding = ISO-8859-1
[push]
	default = nothing
	followTags = true
[fetch]
	prune = true
[transfer]
	fsckObjects = true
[merge]
	ff = only
[rerere]
	enabled = true
[safe]
	bareRepository = explicit
`

const agent = `cat > /dev/null
mkdir -p "Çığ ü"; printf 'one\\ntwo\\n' > "Çığ ü/$RALPH_TASK_ID.txt"
echo '{"summary":"Dïd İt.","freeform":"Notes."}' > "$RALPH_HANDOFF_FILE"
`

test('a run under another locale, time zone, umask and configuration of git is the run that others have', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['TITLE', 'B']), 'a.txt': 'one\r\ntwo\n' })
  const { repo, root, env } = project
  for (const folder of ['hooks', 'template/hooks']) {
    mkdirSync(join(root, folder), { recursive: true })
    for (const hook of ['pre-commit', 'reference-transaction', 'post-checkout', 'pre-push'])
      writeFileSync(join(root, folder, hook), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  }
  const config = join(root, 'odd-gitconfig')
  writeFileSync(config, `[include]\n\tpath = ${env['GIT_CONFIG_GLOBAL']}\n${settings(root)}`)
  const node = join(root, 'node')
  writeFileSync(node, `#!/bin/sh\numask 077\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 })
  const odd = {
    ...env,
    LC_ALL: 'tr_TR.UTF-8',
    LANG: 'tr_TR.UTF-8',
    TZ: 'Pacific/Kiritimati',
    GIT_CONFIG_GLOBAL: config,
  }
  const onOdd = (args: readonly string[]) => runCli(args, { cwd: repo.path, env: odd, node })
  const onPlain = (args: readonly string[]) => runCli(args, { cwd: repo.path, env: { ...env, TZ: 'UTC' } })

  const ended = await onOdd(['run', ...project.agent(agent), '--validate', 'test ! -e Title.txt'])
  expect(ended.code, ended.stdout + ended.stderr).toBe(0)
  expectSoundRun(repo)
  expect(committedTasks(repo)).toEqual(['TITLE', 'B'])
  expect(repo.git('ls-tree', '-r', '-z', workRef).split('\0').filter(Boolean)).toEqual([
    expect.stringMatching(/^100644 blob \w+\ta\.txt$/),
    expect.stringMatching(/^100644 blob \w+\tplan\.json$/),
    '100644 blob 814f4a422927b82f5f8a43f8fab6d3839e3983f2\tÇığ ü/B.txt',
    '100644 blob 814f4a422927b82f5f8a43f8fab6d3839e3983f2\tÇığ ü/TITLE.txt',
  ])
  expect(repo.git('rev-parse', `${workRef}:a.txt`)).toBe(repo.git('rev-parse', 'HEAD:a.txt'))
  expect(repo.git('log', '-1', '--format=%B', workRef)).toContain('Dïd İt.')
  for (const command of [['status'], ['log'], ['report']])
    expect((await onOdd(command)).stdout, command.join(' ')).toBe((await onPlain(command)).stdout)
  expect(repo.git('status', '--porcelain')).toBe('')
})
