const metres = { mm: 0.001, cm: 0.01, m: 1, km: 1000 }

/** `value` in another unit of length; throws a RangeError that names a unit it does not know. */
export function convertLength(value, from, to) {
  for (const unit of [from, to]) if (!Object.hasOwn(metres, unit)) throw new RangeError(`unknown unit: ${unit}`)
  return (value * metres[from]) / metres[to]
}
