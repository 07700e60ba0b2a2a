import type { Ports } from './ports.ts'

/** Says that files of the user's are no part of the run; only a remark, so nothing waits for it. */
export function tellUncommitted({ uncommitted, show }: Pick<Ports, 'uncommitted' | 'show'>, base: string): void {
  uncommitted().then(
    (count) => {
      const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`
      if (count > 0) show({ kind: 'note', text: `${files} not part of the run; it starts from ${base.slice(0, 7)}` })
    },
    (error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      show({ kind: 'warning', text: `whether all files are committed is not known: ${why}` })
    },
  )
}
