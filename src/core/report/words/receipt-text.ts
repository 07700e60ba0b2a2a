import { formatUsd, plural } from '../../text/amounts.ts'
import type { Receipt } from '../facts/receipt.ts'

/** `coding agent 1.80 USD, prep 0.10 USD`; null if only the coding agent was called. */
export const rolesInWords = ({ roles }: Pick<Receipt, 'roles'>): string | null =>
  roles.length === 0
    ? null
    : roles
        .map(({ role, usd, unknown = 0 }) => {
          const lost = unknown === 0 ? '' : ` (the cost of ${plural(unknown, 'call')} is unknown)`
          return `${roleInWords(role)} ${formatUsd(usd)}${lost}`
        })
        .join(', ')

const names: Readonly<Record<string, string>> = { coding: 'coding agent', extraction: 'handoff extraction' }

export const roleInWords = (role: string): string => names[role] ?? role.replace(/^pass:/, 'pass ')

/** `5 attempts: 3 passed, 1 failed, 1 interrupted`. */
export function attemptsInWords({ succeeded, failed, interrupted }: Receipt['attempts']): string {
  const counts = [`${succeeded} passed`, `${failed} failed`, ...(interrupted > 0 ? [`${interrupted} interrupted`] : [])]
  return `${plural(succeeded + failed + interrupted, 'attempt')}: ${counts.join(', ')}`
}
