// Builds dist/page/: a script for the page of a report, two for the live page, and their one style sheet.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rolldown } from 'rolldown'

// What live.js has already is not in the script that it runs later.
const given = { preact: 'ralph.preact', 'preact/hooks': 'ralph.hooks', 'preact/jsx-runtime': 'ralph.jsx' }
const scripts = {
  'page.js': { input: 'src/page/report/main.tsx', globals: {} },
  'live.js': { input: 'src/page/live/main.tsx', globals: {} },
  'insights.js': { input: 'src/page/live/insights-script.ts', globals: given },
}

export async function buildPage() {
  mkdirSync('dist/page', { recursive: true })
  for (const [name, { input, globals }] of Object.entries(scripts)) {
    const bundle = await rolldown({
      input,
      external: Object.keys(globals),
      platform: 'browser',
      tsconfig: 'tsconfig.page.json',
      // A module that the page needs nothing of is not in it: schemas are made when they are loaded.
      treeshake: { moduleSideEffects: false },
    })
    const { output } = await bundle.generate({ format: 'iife', globals, minify: true })
    const [script] = output
    // The document holds it as it is.
    if (/<\/script|<!--/i.test(script.code)) throw new Error(`${name} would end its own element`)
    writeFileSync(`dist/page/${name}`, script.code)
  }
  const own = [
    'page',
    'pictures',
    'tables',
    'first/first',
    'first/cards',
    'first/rows',
    'first/widths',
    'media',
    'live/live',
  ].map((name) => `src/page/${name}.css`)
  const styles = ['node_modules/uplot/dist/uPlot.min.css', ...own].map((file) => readFileSync(file, 'utf8'))
  writeFileSync('dist/page/page.css', styles.join('\n'))
}
