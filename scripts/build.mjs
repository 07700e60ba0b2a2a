// Builds dist/ from src/: TypeScript emits, ncc bundles what it emitted (ncc's own TypeScript loader breaks on 7).
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'

const programs = ['cli', 'main', 'post', 'supervisor', 'replay-agent']

const run = (program, ...args) =>
  execFileSync(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'ignore', 'inherit'] })

rmSync('build', { recursive: true, force: true })
rmSync('dist', { recursive: true, force: true })
execFileSync('node_modules/.bin/tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })
for (const name of programs) run('ncc', 'build', `build/entry/${name}.js`, '-o', `dist/${name}`)
