interface TestRunner {
  readonly name: string
  readonly program: RegExp
  /** Prints the names of tests; undefined if they cannot be told from other output. */
  readonly flag?: string
  readonly printsNames?: RegExp
  /** Flags that write a JUnit report; undefined if the runner needs a plugin for it. */
  readonly report?: string
}

const reportFile = 'junit.xml'

/** Runners that print no test names by default. */
const runners: readonly TestRunner[] = [
  {
    name: 'Vitest',
    program: /(?:^|[\s/])vitest\b/,
    flag: '--reporter=verbose',
    printsNames: /--reporter[= ](?:verbose|tap)/,
    report: `--reporter=default --reporter=junit --outputFile=${reportFile}`,
  },
  { name: 'Jest', program: /(?:^|[\s/])jest\b/, flag: '--verbose', printsNames: /--verbose\b/ },
  {
    name: 'pytest',
    program: /(?:^|[\s/])pytest\b/,
    flag: '-v',
    printsNames: /(?:^|\s)(?:-v+|--verbose)\b/,
    report: `--junitxml=${reportFile}`,
  },
  { name: 'go test', program: /\bgo test\b/, flag: '-v', printsNames: /(?:^|\s)-v\b/ },
  {
    name: 'RSpec',
    program: /(?:^|[\s/])rspec\b/,
    report: `--format progress --format RspecJunitFormatter --out ${reportFile}`,
  },
]

/**
 * How to make a check print its test names (docs/counsel.md#evidence); undefined if it does, or if its runner is
 * unknown.
 */
export function testNamesAdvice(
  check: { readonly run: string; readonly report?: string | undefined },
  scripts: Readonly<Record<string, unknown>>,
): { found: string; remedy: string } | undefined {
  if (check.report !== undefined) return undefined
  const { script, separator } = packageScript(check.run)
  const text = `${check.run} ${script === undefined ? '' : String(scripts[script] ?? '')}`
  const runner = runners.find(({ program }) => program.test(text))
  if (!runner || runner.printsNames?.test(text)) return undefined
  const { name, flag, report } = runner
  const lines = [
    ...(flag === undefined ? [] : [`- ${check.run}${separator}${flag}`]),
    ...(report === undefined
      ? []
      : [`- { run: ${JSON.stringify(`${check.run}${separator}${report}`)}, report: ${reportFile} }`]),
  ]
  return {
    found: `${name} prints no names of tests, so no acceptance criterion can be at "ran".`,
    remedy: `Name them in .github/ralph.yml, below \`validate\`: ${lines.map((line) => `\`${line}\``).join(' or ')}`,
  }
}

/** `separator` goes between the command and further flags. */
function packageScript(run: string): { script: string | undefined; separator: string } {
  const [, manager, script] = /^(npm|pnpm|yarn|bun)(?: run)? ([\w:-]+)$/.exec(run.trim()) ?? []
  return { script, separator: manager === 'npm' ? ' -- ' : ' ' }
}
