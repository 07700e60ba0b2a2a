import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { Engine, Finished } from './cli.ts'
import type { Files } from './git-repositories.ts'
import { type Asked, type LoopbackModel, type Scenario, startLoopbackModel, type Turn } from './loopback-model.ts'
import { makeProject, type Project } from './project.ts'
import { realClaude, realClaudeFolder } from './real-claude.ts'

export const modelKey = 'sk-ant-api03-canary-of-an-end-to-end-test'

export interface ClaudeProject extends Project {
  /** `ralph run --agent claude <args>`, with `node --test` as its check. */
  startRun(args?: readonly string[], env?: Record<string, string>): Engine
  run(args?: readonly string[], env?: Record<string, string>): Promise<Finished>
  demo(): Promise<Finished>
  /** The arguments that the CLI got, call after call. */
  calls(): string[][]
  /** The tool call that writes this file of the workspace. */
  write(path: string, content: string): { name: string; input: object }
}

/** A small Node project whose `claude` on PATH is the real one, behind a line of shell that notes its arguments. */
export function claudeProject(baseUrl: string, files: Files): ClaudeProject {
  const project = makeProject({ 'package.json': '{"type":"module"}\n', ...module('sum', '(a, b) => a + b'), ...files })
  // Where an agent may write.
  const noted = join(project.moments, 'calls')
  const bin = join(project.root, 'bin')
  mkdirSync(bin)
  writeFileSync(noted, '')
  const note = `[ "$1" = --version ] || { printf '%s\\037' "$@"; printf '\\036'; } >> '${noted}'`
  writeFileSync(join(bin, 'claude'), `#!/bin/sh\n${note}\nexec '${realClaude}' "$@"\n`)
  chmodSync(join(bin, 'claude'), 0o755)
  const common = {
    PATH: `${bin}:${project.env['PATH']}:${realClaudeFolder}`,
    ANTHROPIC_BASE_URL: baseUrl,
    CLAUDE_CODE_MAX_RETRIES: '0',
  }
  const withKey = { ...common, ANTHROPIC_API_KEY: modelKey }
  const startRun = (args: readonly string[] = [], env: Record<string, string> = { ANTHROPIC_API_KEY: modelKey }) =>
    project.start(['run', '--agent', 'claude', '--validate', 'node --test', ...args], { env: { ...common, ...env } })
  return {
    ...project,
    startRun,
    run: (...call) => startRun(...call).ended,
    demo: () => project.ralph(['demo', '--agent', 'claude', '--model', 'claude-haiku-4-5'], { env: withKey }),
    calls: () =>
      readFileSync(noted, 'utf8')
        .split('\x1e')
        .slice(0, -1)
        .map((call) => call.split('\x1f').slice(0, -1)),
    write: (path, content) => ({ name: 'Write', input: { file_path: join(workspaceOf(project), path), content } }),
  }
}

/** A model and a project that talks to it. */
export async function withClaude(
  files: Files,
  scenario: (asked: Asked, project: ClaudeProject) => Turn,
): Promise<{ project: ClaudeProject; model: LoopbackModel }> {
  const model = await loopbackModel((asked) => scenario(asked, project))
  const project: ClaudeProject = claudeProject(model.baseUrl, files)
  return { project, model }
}

export async function loopbackModel(scenario: Scenario): Promise<LoopbackModel> {
  const model = await startLoopbackModel(scenario)
  onTestFinished(() => model.stop())
  return model
}

function workspaceOf({ root }: Project): string {
  const home = join(root, 'ralph-home')
  // Beside it lies what is remembered of all runs.
  const run = readdirSync(home).find((name) => existsSync(join(home, name, 'demo/workspace')))
  return join(home, run ?? '', 'demo/workspace')
}

/** A module with one function, and its test. */
export const module = (name: string, body: string, expected = `${name}.length === 2`): Record<string, string> => ({
  [`${name}.js`]: `export const ${name} = ${body}\n`,
  [`${name}.test.js`]: `import assert from 'node:assert/strict'\nimport { test } from 'node:test'\nimport { ${name} } from './${name}.js'\n\ntest('${name}', () => assert.ok(${expected}))\n`,
})

/** The turn of a conversation that follows its list, and stays at its end. */
export function inTurn({ turn }: Pick<Asked, 'turn'>, turns: readonly [Turn, ...Turn[]]): Turn {
  return turns[Math.min(turn, turns.length - 1)] ?? turns[0]
}

export const bash = (command: string) => ({ name: 'Bash', input: { command, description: 'look' } })

export const answer = (freeform: string): { answer: object } => ({ answer: { summary: 'Did it.', freeform } })

export const tokens = (input_tokens: number, output_tokens: number) => ({ usage: { input_tokens, output_tokens } })

/** The value of a flag in a call's arguments. */
export const flagOf = (args: readonly string[] | undefined, flag: string): string | undefined =>
  args?.[args.indexOf(flag) + 1]

/** Every object of the repository as text: reachable or not. */
const objectsOf = ({ repo }: Pick<Project, 'repo'>): string =>
  repo.git('cat-file', '--batch-all-objects', '--batch', '--buffer')

/** The secret is in no output, no object, no ref and no file that a later job reads. */
export function expectNowhere(secret: string, project: Project, end: Finished): void {
  for (const text of [end.stdout, end.stderr, objectsOf(project), project.repo.git('for-each-ref')]) {
    expect(text).not.toContain(secret)
  }
}
