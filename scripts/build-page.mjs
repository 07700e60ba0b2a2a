// Builds dist/page/: one script and one style sheet, which `ralph report --html` puts into its document.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rolldown } from 'rolldown'

export async function buildPage() {
  const bundle = await rolldown({
    input: 'src/page/main.tsx',
    platform: 'browser',
    tsconfig: 'tsconfig.page.json',
    // A module that the page needs nothing of is not in it: schemas are made when they are loaded.
    treeshake: { moduleSideEffects: false },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  const [script] = output
  // The document holds it as it is.
  if (/<\/script|<!--/i.test(script.code)) throw new Error('the script of the page would end its own element')
  const styles = ['node_modules/uplot/dist/uPlot.min.css', 'src/page/page.css'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  mkdirSync('dist/page', { recursive: true })
  writeFileSync('dist/page/page.js', script.code)
  writeFileSync('dist/page/page.css', styles.join('\n'))
}
