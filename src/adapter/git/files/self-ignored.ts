import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinNul, type RawPath, splitNul } from '../objects/raw-path.ts'
import type { WorkTree } from './work-tree.ts'

const file = (tree: WorkTree): string => join(tree.stateDir, 'self-ignored')

/**
 * Remembers directories that ignore themselves by a `.gitignore` of their own, as `python -m venv` makes them. Called
 * after the set-up commands, with what is ignored then: what those left is environment, and the same trick of the
 * agent's is not.
 */
export function rememberSelfIgnored(tree: WorkTree, ignored: readonly RawPath[]): void {
  const rules = ignored.filter((path) => path.endsWith('/.gitignore'))
  writeFileSync(file(tree), joinNul(rules.map((path) => path.slice(0, -'.gitignore'.length))))
}

export const forgetSelfIgnored = (tree: WorkTree): void => rmSync(file(tree), { force: true })

export const readSelfIgnored = (tree: WorkTree): ReadonlySet<RawPath> =>
  new Set(existsSync(file(tree)) ? splitNul(readFileSync(file(tree))) : [])
