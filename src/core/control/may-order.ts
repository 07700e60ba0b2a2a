import type { OperatorCommand } from '../../schema/command.ts'

/** What GitHub lets somebody do in a repository, weakest first. */
export const standings = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Standing = (typeof standings)[number]

/** Who may change files may order, unless something else is configured for this command. */
const usual: Standing = 'write'

/** Whether somebody of this standing may give this order, or why not. `least` by command, or for `all` of them. */
export function mayOrder(at: {
  login: string
  command: OperatorCommand['kind']
  standing: Standing
  least: Readonly<Record<string, Standing>>
}): 'yes' | { readonly no: string } {
  const { login, command, standing, least } = at
  const needed = least[command] ?? least['all'] ?? usual
  if (standings.indexOf(standing) >= standings.indexOf(needed)) return 'yes'
  return { no: `${login} has the role ${standing} here, and ${command} needs ${needed}` }
}

/** Reads `approve=maintain` or `approve: maintain`, one a text; `all` stands for every command that is not named. */
export function readLeast(
  texts: readonly string[],
  commands: readonly string[],
): { value: Readonly<Record<string, Standing>> } | { expected: string } {
  const entries: [string, Standing][] = []
  for (const text of texts) {
    const [, command = '', role = ''] = /^(\S+?)\s*[=:]\s*(\S+)$/.exec(text) ?? []
    const standing = standings.find((one) => one === role)
    if (!standing || standing === 'none' || (command !== 'all' && !commands.includes(command))) {
      return {
        expected: `texts such as approve=maintain: a command or all, and one of ${standings.slice(1).join(', ')}`,
      }
    }
    entries.push([command, standing])
  }
  return { value: Object.fromEntries(entries) }
}
