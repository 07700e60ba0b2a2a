const marks =
  /^[\s>*_+\p{Cf}-]*(?:\d{1,3}[.)]\s+)?(?:<(?!h[1-6])[a-z]{1,10}>)?[\p{Cf}]*(#{2,12})[\s\p{Cf}]*(?=[\p{L}\p{N}[(*])/iu
const tag = /^\s*<h([1-6])\b[^<>]{0,200}>\s*[^\s<]/iu

/** The level of a heading that somebody meant in a line that is none: `###Title`, `**### Title**`, `<h3>Title</h3>`. */
export function meantLevel(raw: string): number | undefined {
  const level = tag.exec(raw)?.[1]
  return level === undefined ? marks.exec(raw)?.[1]?.length : Number(level)
}
