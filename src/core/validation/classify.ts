import type { CheckKind } from '../../schema/check/check.ts'

/** The kind of a command that names none: by its text, as plans expect it (docs/design.md#the-programs-before); whatever is unknown is a test. */
export function classify(command: string): CheckKind {
  return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? 'lint' : 'test'
}
