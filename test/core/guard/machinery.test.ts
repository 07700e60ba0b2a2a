import { expect, test } from 'vitest'
import { commandFiles, filesReached } from '../../../src/core/guard/machinery.ts'

test.each<[command: string, files: readonly string[]]>([
  ['bash scripts/test.sh --all', ['scripts/test.sh']],
  ['./check', ['check']],
  ['sh -e tools/a.sh && node ./tools/b.mjs x.txt', ['tools/a.sh', 'tools/b.mjs']],
  ['node --test --import ./tools/setup.mjs', ['tools/setup.mjs']],
  ['python3 -m tools.check', ['tools/check.py', 'tools/check/__main__.py']],
  ['CI=1 ruby bin/check.rb', ['bin/check.rb']],
  ['make check', ['Makefile', 'GNUmakefile', 'makefile']],
  ['grep -q done src/a.txt', []],
  ['npm test', []],
])('a command runs %s', (command, files) => {
  expect(commandFiles(command, ['.'])).toEqual(expect.arrayContaining([...files]))
  if (files.length === 0) expect(commandFiles(command, ['.'])).toEqual([])
})

test.each<[path: string, text: string, files: readonly string[], not?: readonly string[]]>([
  ['check.sh', '. ./lib.sh\nsource scripts/more.bash', ['lib.sh', 'scripts/more.bash']],
  ['ci/check.sh', 'source "$(dirname "$0")/lib.sh"', ['ci/lib.sh']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: of the shell
  ['ci/check.sh', '. "${BASH_SOURCE%/*}/lib.sh"', ['ci/lib.sh']],
  ['ci/check.sh', 'DIR=$(pwd)\n. "$DIR/lib.sh"', ['ci/lib.sh']],
  ['check.sh', 'if ./tools/ok; then exit 0; fi\n# ./old/x.sh', ['tools/ok'], ['old/x.sh']],
  ['check.sh', 'grep -q hello src/hello.txt\ncat docs/a.md', [], ['src/hello.txt', 'docs/a.md']],
  ['Makefile', 'check:\n\t@./scripts/run.sh\n\tnode tools/lint.js', ['scripts/run.sh', 'tools/lint.js']],
  ['scripts/run.mjs', "import { a } from './rules.mjs'", ['scripts/rules.mjs']],
  ['scripts/run.mjs', "import { a } from '../src/app.mjs'", [], ['src/app.mjs']],
  ['scripts/run.cjs', "require('./steps')", ['scripts/steps.js']],
  ['scripts/run.js', "spawnSync('bash', ['scripts/deep.sh'])", ['scripts/deep.sh']],
  ['test.js', "const greet = require('./greet.js')", [], ['greet.js']],
  ['test/a.test.js', "import './helpers/x.js'\nimport '../src/a.js'", ['test/helpers/x.js'], ['src/a.js']],
  ['tools/check.py', 'from rules import all\nimport os', ['tools/rules.py']],
  ['tests/run.py', 'from app.main import x', [], ['app/main.py']],
])('%s with %j reaches %j', (path, text, files, not = []) => {
  const reached = filesReached(path, text, '.')
  expect(reached).toEqual(expect.arrayContaining([...files]))
  for (const file of not) expect(reached).not.toContain(file)
})
