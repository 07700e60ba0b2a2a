/** One line of a terminal and when it appeared, in ms since the beginning. */
export interface TerminalLine {
  readonly atMs: number
  readonly text: string
}

const mostRows = 26
const columns = 100
const size = { line: 18, column: 8.43, margin: 16 }
/** Waiting is not worth watching. */
const longestGapMs = 500
const restMs = 4_000

const [green, red] = ['#67c988', '#ff8a80']

/** A recording as an SVG that plays itself, once; whoever wants no motion sees its end. Deterministic. */
export function terminalSvg(title: string, lines: readonly TerminalLine[]): string {
  const times = compressed(lines)
  const rows = Math.min(mostRows, lines.length)
  const width = Math.round(columns * size.column + 2 * size.margin)
  const height = rows * size.line + 2 * size.margin
  const seconds = ((times.at(-1) ?? 0) + restMs) / 1_000
  const last = Math.max(0, lines.length - rows)
  const at = (index: number): string => `${((times[index] ?? 0) / 10 / seconds).toFixed(2)}%`
  const steps = lines.flatMap((_, index) =>
    index < rows ? [] : [`${at(index)}{transform:translateY(${-(index - rows + 1) * size.line}px)}`],
  )
  const texts = lines.map(
    ({ text }, index) =>
      `<text y="${(index + 1) * size.line}" style="animation-delay:${((times[index] ?? 0) / 1_000).toFixed(2)}s">${coloured(text)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>
text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;fill:#e8eaed;white-space:pre;animation:show 0s both}
.b{font-weight:700}
#all{transform:translateY(${-last * size.line}px);animation:scroll ${seconds.toFixed(2)}s step-end both}
@keyframes show{from{visibility:hidden}to{visibility:visible}}
@keyframes scroll{0%{transform:none}${steps.join('')}100%{transform:translateY(${-last * size.line}px)}}
@media (prefers-reduced-motion:reduce){text,#all{animation:none}}
</style>
<rect width="100%" height="100%" rx="8" fill="#14171a"/>
<svg x="${size.margin}" y="${size.margin - 4}" width="${width - 2 * size.margin}" height="${rows * size.line + 4}"><g id="all">
${texts.join('\n')}
</g></svg>
</svg>
`
}

function compressed(lines: readonly TerminalLine[]): number[] {
  let now = 0
  return lines.map(({ atMs }, index) => {
    now += Math.min(longestGapMs, Math.max(0, atMs - (lines[index - 1]?.atMs ?? 0)))
    return now
  })
}

/** As a terminal would show it: what passed, what failed, what begins. */
function coloured(text: string): string {
  const mark = text.trimStart()[0] ?? ''
  const look = { '✓': ` fill="${green}"`, '✗': ` fill="${red}"`, '▶': ' class="b"' }[mark]
  return look === undefined ? escaped(text) : `<tspan${look}>${escaped(text)}</tspan>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
