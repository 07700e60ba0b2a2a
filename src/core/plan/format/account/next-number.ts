/** A free number: `preferred`, or the one after the highest, with as many digits. */
export function nextNumber(numbers: readonly string[], preferred?: string): string {
  const used = new Set(numbers.map(Number))
  const digits = numbers.at(-1)?.length ?? 1
  const isFree = preferred !== undefined && /^\d{1,6}$/.test(preferred) && !used.has(Number(preferred))
  const highest = numbers.reduce((maximum, number) => Math.max(maximum, Number.parseInt(number, 10) || 0), 0)
  return String(isFree ? Number(preferred) : highest + 1).padStart(digits, '0')
}
