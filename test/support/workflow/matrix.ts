type Leg = Readonly<Record<string, unknown>>

/**
 * The legs of `strategy.matrix`: every combination, less what `exclude` names; an `include` joins each combination that it
 * changes no original value of, and otherwise makes a leg of its own (workflow syntax, "Expanding or adding matrix
 * configurations"). A variable without a value is an error, which a job's `if` keeps away: it is asked before.
 */
export function legsOf(matrix: Readonly<Record<string, unknown>> | undefined): Leg[] {
  if (matrix === undefined) return [{}]
  const { include = [], exclude = [], ...axes } = matrix as Record<string, readonly unknown[]>
  for (const [axis, values] of Object.entries(axes)) {
    if (!Array.isArray(values)) throw new Error(`A sequence was expected for the matrix vector '${axis}'`)
    if (values.length === 0) throw new Error(`Matrix vector '${axis}' does not contain any values`)
  }
  const combined = Object.entries(axes)
    .reduce<Leg[]>(
      (legs, [axis, values]) => legs.flatMap((leg) => values.map((value) => ({ ...leg, [axis]: value }))),
      [{}],
    )
    .filter((leg) => Object.keys(leg).length > 0)
    .filter((leg) => !(exclude as Leg[]).some((one) => agrees(leg, one)))
  const legs = combined.map((original) => ({ original, leg: { ...original } as Record<string, unknown> }))
  const alone: Leg[] = []
  for (const one of include as Leg[]) {
    const fitting = legs.filter(({ original }) => agrees(original, one, Object.keys(original)))
    for (const { leg } of fitting) Object.assign(leg, one)
    if (fitting.length === 0) alone.push(one)
  }
  return [...legs.map(({ leg }) => leg), ...alone]
}

/** Whether the leg has each of these values; with `keys`, only those among them count. */
const agrees = (leg: Leg, values: Leg, keys: readonly string[] = Object.keys(values)): boolean =>
  keys.every((key) => !Object.hasOwn(values, key) || JSON.stringify(leg[key]) === JSON.stringify(values[key]))
