// Builds dist/ from src/: TypeScript emits, ncc bundles what it emitted (ncc's own TypeScript loader breaks on 7).
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildPage } from './build-page.mjs'

const programs = ['cli', 'main', 'post', 'supervisor', 'replay-agent']

const run = (program, ...args) =>
  execFileSync(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'ignore', 'inherit'] })

rmSync('build', { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
execFileSync('node_modules/.bin/tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })
for (const name of programs) {
  run('ncc', 'build', `build/entry/${name}.js`, '-o', `dist/${name}`)
  // What is imported when it is needed has files of its own, named by numbers that follow from the modules in them.
  for (const file of globSync(`dist/${name}/*.js`)) {
    writeFileSync(file, inLatin1(parsedOnce(readFileSync(file, 'utf8')), file))
  }
}
await buildPage()

/**
 * V8 takes a `function` in parentheses for one that is called at once, and compiles it with the script. An arrow function
 * it only looks over, with all that is in it, to do the same again when the module is first required.
 */
function parsedOnce(source) {
  return source.replace(/^(\/\*{3}\/ )\(\(([\w, ]*)\) => \{$/gm, '$1(function ($2) {')
}

/** V8 keeps a source with any wider character at two bytes for each of all its characters. */
function inLatin1(source, file) {
  if (/\\[\u0100-\uffff]/.test(source)) throw new Error(`${file} escapes a wide character, which cannot be rewritten`)
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return source.replace(/[\u0100-\uffff]/g, escaped)
}
