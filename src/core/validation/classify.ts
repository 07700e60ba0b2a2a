import type { CheckKind } from '../../schema/check/check.ts'

/** The kind of a command that names none: the seed's rule (§1.8), by its text; whatever is unknown is a test. */
export function classify(command: string): CheckKind {
  return /shellcheck|lint|eslint|flake8|pylint|stylelint/.test(command) ? 'lint' : 'test'
}
