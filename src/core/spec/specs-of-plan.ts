import type { Plan } from '../../schema/plan/plan.ts'
import { readIndex } from './read-index.ts'

const folder = 'specs'
/** Where specs are listed, from the top of the repository. */
export const specIndex = `${folder}/INDEX.md`

/** So few are all worth a look. */
const few = 5
/** More than these no reader of a plan opens. */
const most = 12

/** The specs for whoever reads the plan as a whole, and how many others there are. */
export interface SpecsOfPlan {
  readonly files: readonly string[]
  readonly others: number
}

/**
 * Of few specs all; of many those that the plan's name or its words name, by path, folder or ID, and what these require.
 * `below` are the files of `specs/`, `index` the text of its list.
 */
export function specsOfPlan(
  plan: { readonly name: string } & Pick<Plan, 'context' | 'tasks'>,
  { below, index }: { below: readonly string[]; index: string | undefined },
): SpecsOfPlan {
  const all = below.filter((path) => path.endsWith('/SPEC.md')).sort()
  const kept = all.length <= few ? all : linked(plan, all, index ?? '').slice(0, most)
  return { files: [...(index === undefined ? [] : [specIndex]), ...kept], others: all.length - kept.length }
}

function linked(
  { name, context = '', tasks }: Parameters<typeof specsOfPlan>[0],
  all: readonly string[],
  index: string,
): string[] {
  const rows = new Map(readIndex(index).map((row) => [`${folder}/${row.path.text.replace(/^\.\//, '')}`, row]))
  const byId = new Map([...rows].map(([path, { id }]) => [id.text, path]))
  const told = tasks.flatMap(({ title, description, acceptance_criteria: all }) => [title, description, ...all])
  const words = new Set(
    [context, ...told]
      .join('\n')
      .match(/[\w./-]+/g)
      ?.map((word) => word.replace(/^\.\/|[./]+$/g, '')),
  )
  const isNamed = (path: string): boolean => {
    const of = path.slice(0, -'/SPEC.md'.length)
    const id = rows.get(path)?.id.text
    return of === `${folder}/${name}` || [path, of, ...(id ? [id] : [])].some((one) => words.has(one))
  }
  const named = all.filter(isNamed)
  const required = named.flatMap((path) => (rows.get(path)?.requires ?? []).flatMap(({ text }) => byId.get(text) ?? []))
  return [...new Set([...named, ...required.filter((path) => all.includes(path))])]
}
