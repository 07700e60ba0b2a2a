import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Whether a workspace has only ever held the user's own commit: set-up commands may then run as the user would run
 * them. A marker on disk says that it has not, over failed attempts and killed engines.
 */
export function untouchedSince(marker: string, base: { readonly commit: string }) {
  const end = (): void => {
    mkdirSync(dirname(marker), { recursive: true })
    writeFileSync(marker, '')
  }
  return {
    /** Everything in it was thrown away. */
    begin: (): void => rmSync(marker, { force: true }),
    /** An agent comes. */
    end,
    /** Any other commit may hold what an agent wrote. */
    layOut(commit: string): void {
      if (commit !== base.commit) end()
    },
    isUntouched: (commit: string): boolean => commit === base.commit && !existsSync(marker),
  }
}
