import { checkKinds, type DetectedProject, makeTarget } from './detected.ts'
import type { Folder } from './project-files.ts'

/** Without `install`, which by convention writes into the system. */
const setUpTargets = ['setup', 'deps', 'dependencies', 'bootstrap']

/** Make targets for the kinds of checks that no other project in this folder has; undefined if there are none. */
export function makeProject(folder: Folder, others: readonly DetectedProject[]): DetectedProject | undefined {
  const text = ['GNUmakefile', 'makefile', 'Makefile'].map((name) => folder.text(name)).find((text) => text !== undefined)
  if (text === undefined) return undefined
  const targets = targetsOf(text)
  const checkedKinds = new Set(others.flatMap(({ checks }) => checks.map(({ kind }) => kind)))
  const checks = checkKinds.flatMap((kind) => {
    const target = checkedKinds.has(kind) ? undefined : makeTarget(kind, targets)
    return target === undefined ? [] : [{ kind, run: `make ${target}` }]
  })
  const setUp = others.some(({ setup }) => setup.length > 0)
    ? undefined
    : setUpTargets.find((name) => targets.has(name))
  if (checks.length === 0 && setUp === undefined) return undefined
  const { directory } = folder
  return { directory, tool: 'Make', setup: setUp ? [`make ${setUp}`] : [], checks, steps: [], notes: [] }
}

/** `a b: c` has two; `x := 1`, recipes and special targets have none. */
function targetsOf(makefile: string): ReadonlySet<string> {
  const rules = [...makefile.matchAll(/^([A-Za-z0-9][\w .:/-]*?)\s*::?(?!=)/gm)]
  return new Set(rules.flatMap((rule) => (rule[1] ?? '').split(/\s+/)))
}
