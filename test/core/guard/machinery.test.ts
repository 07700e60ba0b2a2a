import { expect, test } from 'vitest'
import { commandFiles, filesReached } from '../../../src/core/guard/machinery.ts'

test.each<[command: string, files: readonly string[]]>([
  ['bash scripts/test.sh --all', ['scripts/test.sh']],
  ['./check', ['check']],
  ['sh -e tools/a.sh && node ./tools/b.mjs x.txt', ['tools/a.sh', 'tools/b.mjs']],
  ['node --test --import ./tools/setup.mjs', ['tools/setup.mjs']],
  ['python3 -m tools.check', ['tools/check.py', 'tools/check/__main__.py']],
  ['CI=1 ruby bin/check.rb', ['bin/check.rb']],
  ['check-all --fast', ['bin/check-all']],
  ['npx check-all', ['bin/check-all']],
  ['CI=1 env check.sh', ['bin/check.sh']],
  ['PATH=./ci:$PATH lint-all && test-all', ['ci/lint-all', 'ci/test-all', 'bin/test-all']],
  ['export PATH="$PWD/tools/x:$(pwd)/ci:$PATH"\nlint-all', ['tools/x/lint-all', 'ci/lint-all']],
  ['make check', ['Makefile', 'GNUmakefile', 'makefile']],
  ['grep -q done src/a.txt', []],
  ['cd lib && echo done', []],
  ['npm test', []],
])('a command runs %s', (command, files) => {
  const reached = commandFiles(command, ['.'])
  expect(reached).toEqual(expect.arrayContaining([...files]))
  if (files.length === 0) expect(reached.filter((file) => !/^bin\/(?:grep|npm)$/.test(file))).toEqual([])
})

test('what a program is told is no program: its bare words are not looked for', () => {
  expect(commandFiles('vitest run app', ['.'])).toEqual(['bin/vitest'])
  expect(commandFiles('vitest run app', ['web'])).toEqual(['web/bin/vitest'])
})

test.each<[path: string, text: string, files: readonly string[], not?: readonly string[]]>([
  ['check.sh', '. ./lib.sh\nsource scripts/more.bash', ['lib.sh', 'scripts/more.bash']],
  ['ci/check.sh', 'source "$(dirname "$0")/lib.sh"', ['ci/lib.sh']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: of the shell
  ['ci/check.sh', '. "${BASH_SOURCE%/*}/lib.sh"', ['ci/lib.sh']],
  ['ci/check.sh', 'DIR=$(pwd)\n. "$DIR/lib.sh"', ['ci/lib.sh']],
  ['check.sh', 'if ./tools/ok; then exit 0; fi\n# ./old/x.sh', ['tools/ok'], ['old/x.sh']],
  ['check.sh', 'if ! verify-all; then exit 1; fi', ['bin/verify-all'], ['bin/exit', 'bin/fi']],
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
