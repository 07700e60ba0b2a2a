import type { OperatorCommand } from '../../schema/run/command.ts'

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
