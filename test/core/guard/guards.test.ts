import { expect, test } from 'vitest'
import { findingSentence, sizeFindings } from '../../../src/core/guard/finding.ts'
import { outsideFindings, protectedFindings } from '../../../src/core/guard/protected-paths.ts'
import { secretFinder } from '../../../src/core/guard/secrets.ts'

const extra = ['plans/plan.json', './.github/ralph.yml', 'ops']

test.each([
  '.github/workflows/ci.yml',
  '.github',
  '.GitHub/workflows/x.yml',
  '.github./x',
  '.github /x',
  '.git\u200Bhub/x',
  '.github::$INDEX_ALLOCATION/x',
  '.ralph/skills/a.md',
  '.RALPH/templates/x.md',
  '.claude/settings.json',
  'packages/a/.claude/settings.json',
  'packages/a/.Claude',
  '.mcp.json',
  'deep/down/.mcp.json',
  '.cur\u017For/mcp.json',
  '.githooks/pre-push',
  '.gitmodules',
  'CODEOWNERS',
  'docs/CODEOWNERS',
  'plans/plan.json',
  'PLANS/Plan.json',
  'ops/deploy.sh',
  '.gitlab-ci.yml',
  '.GitLab-CI.yml',
  '.circleci/config.yml',
  'Jenkinsfile',
  'jenkinsfile. ',
  '.pre-commit-config.yaml',
  '.envrc',
  'packages/a/.EnvRC',
  '.vscode/tasks.json',
  'packages/a/.vscode./Tasks.json',
  '.idea/runConfigurations/x.xml',
  'packages/a/.idea/workspace.xml',
  '.devcontainer/devcontainer.json',
  'packages/a/.devcontainer/Dockerfile',
  '.devcontainer.json',
  'plans/pending/020-sow.md',
  'plans/current/1-a.json',
  'plans/complete/2026-11-23-a/plan.md',
  'docs/sprint-status.yaml',
  'prd.json',
  'scripts/ralph/prd.json',
  'specs/INDEX.md',
  'specs/feeds/SPEC.md',
  'Specs/a/b/spec.md',
  '.gitlab/ci/build.yml',
  'services/api/.gitlab-ci.yml',
  '.gitlab-ci.deploy.yaml',
  '.travis.yml',
  '.Travis.YML',
  'azure-pipelines.yml',
  'azure-pipelines-release.yaml',
  'services/api/azure-pipelines.yml',
  '.azure-pipelines/x.yml',
  'bitbucket-pipelines.yml',
  'Bitbucket-Pipelines.yml',
  '.buildkite/pipeline.yml',
  '.drone.yml',
  '.drone.jsonnet',
  'codefresh.yml',
  'ci_scripts/ci_post_clone.sh',
  'packit.yaml',
  '.spacelift/config.yml',
  '.woodpecker.yml',
  '.woodpecker/test.yml',
  '.woodpecker-release.yaml',
  '.forgejo/workflows/x.yml',
  '.gitea/workflows/x.yml',
  '.GITEA/workflows/x.yml',
  'appveyor.yml',
  '.cirrus.yml',
  '.semaphore/semaphore.yml',
  'cloudbuild.yaml',
  'services/a/cloudbuild.prod.json',
  'buildspec.yml',
  'Jenkinsfile.release',
  'services/api/Jenkinsfile',
  '.teamcity/settings.kts',
  '.tekton/push.yaml',
  '.builds/alpine.yml',
  '.mergify.yml',
  'renovate.json',
  'netlify.toml',
  'apps/web/vercel.json',
  'render.yaml',
  '.cursor/mcp.json',
  'packages/a/.Cursor/rules/x.mdc',
  '.cursorrules',
  '.windsurf/rules/x.md',
  '.gemini/settings.json',
  '.codex/config.toml',
  'opencode.json',
  '.opencode/agent/x.md',
  '.aider.conf.yml',
  '.continue/config.yaml',
  '.clinerules',
  '.roo/mcp.json',
  '.roomodes',
  '.roorules-code',
  '.kiro/settings/mcp.json',
  '.amazonq/mcp.json',
  '.junie/mcp/mcp.json',
  'mcp.json',
  'packages/a/.vscode/mcp.json',
  '.vscode/settings.json',
  '.vscode/launch.json',
  '.zed/tasks.json',
  'x.code-workspace',
  'web/App.Code-Workspace',
  '.nvim.lua',
  'src/.dir-locals.el',
  '.gitpod.yml',
  '.idx/dev.nix',
  '.fleet/run.json',
  'bamboo-specs/bamboo.yml',
  '.rwx/ci.yml',
  '.tangled/workflows/a.yml',
  '.radicle/native.yaml',
  '.cnb.yml',
  'garnix.yaml',
  '.screwdriver.yaml',
  'Procfile',
  'fly.toml',
  'mise.toml',
  'tools/.mise.toml',
  '.nova/Tasks/a.json',
  '.scrutinizer.yml',
  '.rultor.yml',
  'ci/release.gocd.yaml',
  '\uFF0Ecursor/mcp.json',
  '.cur\u200Dsor/mcp.json',
])('T10: %s is protected', (path) => {
  expect(protectedFindings([{ path }], extra)).toEqual([{ path, why: expect.stringContaining('is protected') }])
})

test.each([
  'src/a.ts',
  'CLAUDE.md',
  '.gitattributes',
  '.gitignore',
  'docs/.github/x',
  'packages/a/.github/x',
  'github/x',
  '.github-old/x',
  'plans/pending/chart.ts',
  'plans/x.md',
  'test/data/prd.json',
  'specs/feeds.test.ts',
  'specs/feeds/notes.md',
  'specs/SPEC.md',
  'src/specs/a/SPEC.md',
  'plans/plan.json.md',
  'other/plans/plan.json',
  'src/claude/x.ts',
  'tasks.json',
  'vscode/tasks.json',
  'docs/Jenkinsfile.md',
  'Jenkinsfile.md',
  '.envrc.example',
  'idea/x',
  'docs/gitlab-ci.md',
  'vendor/x/.travis.yml',
  'vendor/x/.circleci/config.yml',
  'vendor/x/.drone.yml',
  'src/woodpecker.ts',
  'action.yml',
  'lefthook.yml',
  'package.json',
  'src/cursor/x.ts',
  'app.json',
  'src/run/x.ts',
  'src/jenkinsfile-parser.ts',
  'src/buildspec.ts',
  'src/vscode/x.ts',
  '.editorconfig',
  'AGENTS.md',
  'constructor',
  '__proto__/x',
])('T10: %s is free to edit', (path) => {
  expect(protectedFindings([{ path }], extra)).toEqual([])
})

test('composed and decomposed names are the same file', () => {
  const decomposed = 'plä/plan.json'.normalize('NFD')
  expect(protectedFindings([{ path: decomposed }], ['plä/plan.json'.normalize('NFC')])).toHaveLength(1)
})

const limits = { fileBytes: 2 ** 20, totalBytes: 3 * 2 ** 20, files: 4 }
const file = (path: string, mib: number) => ({ path, bytes: mib * 2 ** 20 })

test.each([
  ['nothing', [], []],
  ['files at the limits', [file('a', 1), file('b', 1), file('c', 1), file('d', 0)], []],
  ['one large file', [file('a', 1.5)], ['a is too large: 1.5 MiB; the limit is 1.0 MiB']],
  [
    'much in all',
    ['a', 'b', 'c', 'd'].map((path) => file(path, 1)),
    ['The change has 4.0 MiB; at most 3.0 MiB are accepted'],
  ],
  ['many files', [...'abcde'].map((path) => file(path, 0)), ['The change has 5 files; at most 4 are accepted']],
])('the size of %s is judged', (_what, changes, sentences) => {
  expect(sizeFindings(changes, limits).map(findingSentence)).toEqual(sentences)
})

const secret = 'correct-horse-battery-7'
const secretFindings = (path: string, text: string, known: readonly string[]) => {
  const finder = secretFinder(known)
  return [...finder.inName(path), ...finder.inContent({ path, content: new TextEncoder().encode(text), packed: '' })]
}

test.each([
  ['plain', secret],
  ['base64', Buffer.from(`k=${secret};`).toString('base64')],
  ['hex', Buffer.from(secret).toString('hex')],
  ['reversed', [...secret].reverse().join('')],
  ['wrapped', `${secret.slice(0, 9)}\n${secret.slice(9)}`],
])('T9: a known secret is found %s, with its line and without its value', (_how, written) => {
  const findings = secretFindings('src/a.ts', `one\ntwo\nx = "${written}"`, [secret])
  expect(findings).toEqual([{ path: 'src/a.ts', line: 3, why: expect.stringContaining('a secret of this run') }])
  expect(JSON.stringify(findings)).not.toContain(written.slice(0, 9))
})

test('a secret in a file name is found and not repeated', () => {
  const findings = secretFindings(`out/${secret}.txt`, '', [secret])
  expect(findings.map(findingSentence)).toEqual(['out/***.txt has a secret of this run (plain) in its name'])
})

test('tokens of well-known kinds are found, one finding for a line and kind', () => {
  const token = `ghp_${'a1'.repeat(18)}`
  const findings = secretFindings(
    'a',
    `${token} ${token}\n\n-----BEGIN ${'PRIVATE'} KEY-----\n${'MIIEow+/'.repeat(8)}`,
    [],
  )
  expect(findings.map(findingSentence)).toEqual(['a:1 contains a GitHub token', 'a:3 contains a private key'])
})

test('the beginning of a Google key in base64 of something else is no key', () => {
  expect(secretFindings('a', `${'Zm9v'.repeat(9)}AIza${'YmFy'.repeat(20)}`, [])).toEqual([])
  expect(secretFindings('a', `?key=AIza${'b2-_x'.repeat(7)}&`, [])).toHaveLength(1)
})

test('known values below eight characters and ordinary text are let pass', () => {
  expect(
    secretFindings('a', 'true 1234567 sk-ant- AKIAIOSFODNN7EXAMPLE -----BEGIN PRIVATE KEY----- is a header', [
      'true',
      '1234567',
      '',
    ]),
  ).toEqual([])
})

test.each([
  [[], 'anything/at/all', true],
  [['web'], 'web/a/b.ts', true],
  [['web/'], 'web/a.ts', true],
  [['./web'], 'web/a.ts', true],
  [['web'], 'website/a.ts', false],
  [['web'], 'api/web/a.ts', false],
  [['web'], 'Web/a.ts', false],
  [['api', 'README.md'], 'README.md', true],
  [['src/*.ts'], 'src/a.ts', true],
  [['src/*.ts'], 'src/deep/a.ts', false],
  [['src/**/*.ts'], 'src/a.ts', true],
  [['src/**/*.ts'], 'src/x/y/a.ts', true],
  [['src/**/*.ts'], 'src/x/y/a.js', false],
  [['packages/*/test'], 'packages/a/test/x.ts', true],
  [['**/*.md'], 'docs/a.md', true],
  [['a?c'], 'abc', true],
  [['a.c+[x]'], 'a.c+[x]', true],
  [['a.c'], 'abc', false],
  [['src'], 'new\nline', false],
  [['src/**/*.{ts,tsx}'], 'src/a.ts', true],
  [['src/**/*.{ts,tsx}'], 'src/b/c.tsx', true],
  [['src/**/*.{ts,tsx}'], 'src/a.js', false],
  [['src/*'], 'src/a.ts', true],
  [['src/*'], 'src/.a', true],
  [['src/*'], 'src/b/c.ts', false],
  [['*'], 'src/a.ts', false],
  [['app/[id]'], 'app/[id]/page.tsx', true],
])('with the paths %j a change of %j is allowed: %j', (patterns, path, allowed) => {
  expect(outsideFindings([{ path }], patterns).length === 0).toBe(allowed)
})
