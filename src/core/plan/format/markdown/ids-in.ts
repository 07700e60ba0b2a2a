/** The ids of `T1, T2 and T3`; none for a dash and for words that say so. What is in brackets says why. */
export function idsIn(value: string): string[] {
  const plain = value
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[`*[\]]/g, '')
    .trim()
  if (/^(?:[-–—]+|none|nothing|n\/a)?\.?$/i.test(plain)) return []
  return plain
    .split(/[\s,;&+]+/)
    .map((word) => word.replace(/[.:]+$/, ''))
    .filter((word) => word !== '' && !/^(?:and|after)$/i.test(word))
}
