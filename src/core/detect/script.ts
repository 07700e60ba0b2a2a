import type { CheckKind } from '../../schema/check/check.ts'

/** Names under which projects keep a check; the first one that is there and fit counts. */
const names: Readonly<Record<CheckKind, readonly string[]>> = {
  build: ['build', 'compile'],
  typecheck: ['typecheck', 'type-check', 'check-types', 'check:types', 'types', 'tsc'],
  lint: ['lint', 'lint:check', 'eslint', 'check'],
  test: ['test', 'test:unit', 'test:ci', 'tests', 'unit'],
}

export const checkKinds = Object.keys(names) as readonly CheckKind[]

/** `npm init` writes one that only fails; an echo or `true` passes whatever happens. */
const placeholder = /no test specified|^\s*(true|:|exit\s+\d+|echo\b[^&|;]*((&&|;)\s*exit\s+\d+\s*)?)?\s*$/i

/** It would never end. */
const watching = /(^|\s)--watch(All)?(?!=false)\b|\bnodemon\b|\b(vitest|jest)\s+watch\b/

/** The script of a kind that can be a check; `scripts` maps names to what they run. */
export function scriptFor(kind: CheckKind, scripts: Readonly<Record<string, unknown>>): string | undefined {
  return names[kind].find((name) => {
    const text = Object.hasOwn(scripts, name) ? scripts[name] : undefined
    return typeof text === 'string' && !placeholder.test(text) && !watching.test(text)
  })
}

/** The target of a Makefile for a kind. */
export const targetFor = (kind: CheckKind, targets: ReadonlySet<string>): string | undefined =>
  names[kind].find((name) => targets.has(name))
