import type { Plan } from '../../schema/plan/plan.ts'
import { readIndex } from './read-index.ts'

const folder = 'specs'
/** The list of specs, from the top of the repository. */
export const specIndex = `${folder}/INDEX.md`

/** Up to this many specs are all listed. */
const maxForAll = 5
/** A plan's reader does not open more than these. */
const maxFiles = 12

/** The specs for a reader of the whole plan, and the number of the others. */
export interface SpecsOfPlan {
  readonly files: readonly string[]
  readonly others: number
}

/**
 * All specs if there are few. Otherwise those that the plan names by path, folder or ID, and what these require.
 * `paths`: the files of `specs/`; `index`: the text of its list.
 */
export function specsOfPlan(
  plan: { readonly name: string } & Pick<Plan, 'context' | 'tasks'>,
  { paths, index }: { paths: readonly string[]; index: string | undefined },
): SpecsOfPlan {
  const specPaths = paths.filter((path) => path.endsWith('/SPEC.md')).sort()
  const listed =
    specPaths.length <= maxForAll ? specPaths : linkedSpecs(plan, specPaths, index ?? '').slice(0, maxFiles)
  return { files: [...(index === undefined ? [] : [specIndex]), ...listed], others: specPaths.length - listed.length }
}

function linkedSpecs(
  { name, context = '', tasks }: Parameters<typeof specsOfPlan>[0],
  specPaths: readonly string[],
  index: string,
): string[] {
  const rows = new Map(readIndex(index).map((row) => [`${folder}/${row.path.text.replace(/^\.\//, '')}`, row]))
  const byId = new Map([...rows].map(([path, { id }]) => [id.text, path]))
  const texts = tasks.flatMap(({ title, description, acceptance_criteria: all }) => [title, description, ...all])
  const words = new Set(
    [context, ...texts]
      .join('\n')
      .match(/[\w./-]+/g)
      ?.map((word) => word.replace(/^\.\/|[./]+$/g, '')),
  )
  const isNamed = (path: string): boolean => {
    const folderPath = path.slice(0, -'/SPEC.md'.length)
    const id = rows.get(path)?.id.text
    return folderPath === `${folder}/${name}` || [path, folderPath, ...(id ? [id] : [])].some((name) => words.has(name))
  }
  const namedPaths = specPaths.filter(isNamed)
  const required = namedPaths.flatMap((path) =>
    (rows.get(path)?.requires ?? []).flatMap(({ text }) => byId.get(text) ?? []),
  )
  return [...new Set([...namedPaths, ...required.filter((path) => specPaths.includes(path))])]
}
