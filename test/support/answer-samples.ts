/** A JSON Schema as far as answers of agents need it. */
interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Shape[]
}

type Path = readonly string[]
export type Leaf = string

/** Values that a reader only understands where they are of a certain kind: two for a field, by its path. */
export type Understood = Readonly<Record<Leaf, readonly [unknown, unknown]>>

const inner = (shape: Shape): Shape => shape.anyOf?.find(({ type }) => type !== 'null') ?? shape

/** Every field of an answer, down to the innermost: `bugs_encountered[].resolved`. */
export function leavesOf(schema: Shape, path: Path = []): Leaf[] {
  const shape = inner(schema)
  const { properties } = shape
  if (properties) return Object.entries(properties).flatMap(([name, of]) => leavesOf(of, [...path, name]))
  return shape.items ? leavesOf(shape.items, [...path, '[]']) : [nameOf(path)]
}

const nameOf = (path: Path): Leaf => path.join('.').replaceAll('.[]', '[]')

/**
 * An answer with every field filled; `choice` says which of an enumeration's values and of the two truths. The field
 * `other` has another value than without it.
 */
export function sampleOf(
  schema: Shape,
  request: { choice: number; other?: Leaf; understood?: Understood },
  path: Path = [],
): unknown {
  const shape = inner(schema)
  if (shape.properties) {
    const fields = Object.entries(shape.properties).map(
      ([name, of]) => [name, sampleOf(of, request, [...path, name])] as const,
    )
    return Object.fromEntries(fields)
  }
  if (shape.items) return [sampleOf(shape.items, request, [...path, '[]'])]
  const name = nameOf(path)
  const step = request.other === name ? 1 : 0
  const understood = request.understood?.[name]
  return understood ? understood[step] : plainValue(shape, { name, choice: request.choice, step })
}

function plainValue(shape: Shape, { name, choice, step }: { name: Leaf; choice: number; step: number }): unknown {
  if (shape.enum) return shape.enum[(choice + step) % shape.enum.length]
  const types = [shape.type].flat()
  if (types.includes('boolean')) return (choice + step) % 2 === 0
  if (types.includes('integer')) return 1 + step
  if (types.includes('string')) return step === 0 ? `words of ${name}` : `other words of ${name}`
  throw new Error(`no sample of ${name}: name two values that its readers understand`)
}
