import { runGit } from '../../adapter/git/call/exec.ts'
import { isAtLeast } from '../../core/text/version-order.ts'
import { fail, ok, type Probe, warn } from './probe/probe.ts'

export const gitProbe: Probe = {
  name: 'git',
  async look({ context }) {
    const env = Object.fromEntries(
      Object.entries(context.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    )
    const { stdout } = await runGit([], env, { args: ['--version'], timeoutMs: 4_000 })
    const version = /\d+\.\d+(\.\d+)?/.exec(stdout.toString('utf8'))?.[0] ?? 'unknown'
    if (!isAtLeast(version, '2.31')) return fail(`Version ${version} is too old.`, 'Install git 2.31 or newer.')
    if (isAtLeast(version, '2.38')) return ok(version)
    return warn(
      `Version ${version} cannot merge a base that moved, nor undo an iteration.`,
      'Install git 2.38 or newer, or turn the merge off with `merge-base: false`.',
    )
  },
}
