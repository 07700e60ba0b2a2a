import { basename, dirname } from 'node:path'
import { windowsOf } from './history.ts'
import { plantedFigures } from './planted.ts'
import { metIn, orders, type Share, shareOf } from './review-figures.ts'

// npm run bench:review -- CLONE... : histories that the developer has; nothing of them is kept but the figures.
const clones = process.argv.slice(2)
const shares = [0.05, 0.1, 0.2]
const percent = (value: number): string => `${Math.round(100 * value)} %`
const cell = ({ share, low, high }: Share): string => `${percent(share)} (${percent(low)} to ${percent(high)})`

const histories = clones.map((clone) => ({
  name: basename(clone) === 'repo' ? basename(dirname(clone)) : basename(clone),
  windows: windowsOf(clone),
}))
for (const history of [...histories, { name: 'all', windows: histories.flatMap(({ windows }) => windows) }]) {
  const { name, windows } = history
  const fixes = windows.reduce((sum, window) => sum + window.fixes.length, 0)
  process.stdout.write(`\n${name}: ${windows.length} windows, ${fixes} fixes\n`)
  if (fixes === 0) continue
  process.stdout.write(
    '| order | 5 % lines | fixes | 10 % lines | fixes | 20 % lines | fixes |\n|---|---|---|---|---|---|---|\n',
  )
  for (const order of Object.keys(orders)) {
    const cells = shares.flatMap((share) => {
      const met = windows.map((window) => metIn(window, order, share))
      return [cell(shareOf(met, 'lines')), cell(shareOf(met, 'fixes'))]
    })
    process.stdout.write(`| ${order} | ${cells.join(' | ')} |\n`)
  }
}
const planted = plantedFigures()
process.stdout.write(
  `\nPlanted defects: ${planted.shown} of ${planted.all} are shown, ${planted.named} with the reason that fits.\n`,
)
for (const fault of planted.faults) process.stdout.write(`  ${fault}\n`)
