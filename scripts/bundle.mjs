// Builds dist/ from src/. Not minified: stack traces and whoever audits it read what runs.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { buildPage } from './build-page.mjs'

/** The command line and both steps of the action are thin entries over shared chunks, most of which load when needed. */
const sharing = ['cli', 'main', 'post']
/** Each is one file: it runs where nothing else of ralph may be in sight. */
const alone = ['supervisor', 'replay-agent']

rmSync('dist', { recursive: true, force: true })
await bundle(sharing)
for (const name of alone) await bundle([name])
await buildPage()

async function bundle(names) {
  const programs = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, `src/entry/${name}.ts`])),
    platform: 'node',
    // The ES modules of a package that has both kinds: what is never used is left out of them.
    resolve: { mainFields: ['module', 'main'] },
    tsconfig: 'tsconfig.json',
  })
  const { output } = await programs.generate({
    format: 'esm',
    entryFileNames: '[name]/index.js',
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: names.length > 1,
  })
  for (const { fileName, code } of output) {
    const file = join('dist', fileName)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, inLatin1(code, file))
    // A program may be copied or shown without the folders above it.
    writeFileSync(join(dirname(file), 'package.json'), '{ "type": "module" }\n')
  }
}

/** V8 keeps a source with any wider character at two bytes for each of all its characters. */
function inLatin1(source, file) {
  if (/\\[\u0100-\uffff]/.test(source)) throw new Error(`${file} escapes a wide character, which cannot be rewritten`)
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return source.replace(/[\u0100-\uffff]/g, escaped)
}
