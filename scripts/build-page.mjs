// Builds dist/page/: a script for the page of a report and one for the live page, and their one style sheet.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rolldown } from 'rolldown'

const scripts = { 'page.js': 'src/page/main.tsx', 'live.js': 'src/page/live/main.tsx' }

export async function buildPage() {
  mkdirSync('dist/page', { recursive: true })
  for (const [name, input] of Object.entries(scripts)) {
    const bundle = await rolldown({
      input,
      platform: 'browser',
      tsconfig: 'tsconfig.page.json',
      // A module that the page needs nothing of is not in it: schemas are made when they are loaded.
      treeshake: { moduleSideEffects: false },
    })
    const { output } = await bundle.generate({ format: 'iife', minify: true })
    const [script] = output
    // The document holds it as it is.
    if (/<\/script|<!--/i.test(script.code)) throw new Error(`${name} would end its own element`)
    writeFileSync(`dist/page/${name}`, script.code)
  }
  const styles = ['node_modules/uplot/dist/uPlot.min.css', 'src/page/page.css', 'src/page/live/live.css'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  writeFileSync('dist/page/page.css', styles.join('\n'))
}
