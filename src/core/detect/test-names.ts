interface Runner {
  readonly name: string
  readonly program: RegExp
  /** Prints the names of tests; undefined if they cannot be told from what tests print. */
  readonly flag?: string
  readonly names?: RegExp
  /** Flags that write a JUnit report, if the runner brings that along. */
  readonly report?: string
}

const reportFile = 'junit.xml'

/** Runners that print no names of tests unless they are asked to. */
const runners: readonly Runner[] = [
  {
    name: 'Vitest',
    program: /(?:^|[\s/])vitest\b/,
    flag: '--reporter=verbose',
    names: /--reporter[= ](?:verbose|tap)/,
    report: `--reporter=default --reporter=junit --outputFile=${reportFile}`,
  },
  { name: 'Jest', program: /(?:^|[\s/])jest\b/, flag: '--verbose', names: /--verbose\b/ },
  {
    name: 'pytest',
    program: /(?:^|[\s/])pytest\b/,
    flag: '-v',
    names: /(?:^|\s)(?:-v+|--verbose)\b/,
    report: `--junitxml=${reportFile}`,
  },
  { name: 'go test', program: /\bgo test\b/, flag: '-v', names: /(?:^|\s)-v\b/ },
  {
    name: 'RSpec',
    program: /(?:^|[\s/])rspec\b/,
    report: `--format progress --format RspecJunitFormatter --out ${reportFile}`,
  },
]

/** How a check comes to name its tests (docs/counsel.md#evidence); undefined if it does, or if its runner is unknown. */
export function testNamesAdvice(
  check: { readonly run: string; readonly report?: string | undefined },
  /** `scripts` of the package.json beside it. */
  scripts: Readonly<Record<string, unknown>>,
): { found: string; remedy: string } | undefined {
  if (check.report !== undefined) return undefined
  const { script, join } = scriptIn(check.run)
  const text = `${check.run} ${script === undefined ? '' : String(scripts[script] ?? '')}`
  const runner = runners.find(({ program }) => program.test(text))
  if (!runner || runner.names?.test(text)) return undefined
  const { name, flag, report } = runner
  const lines = [
    ...(flag === undefined ? [] : [`- ${check.run}${join}${flag}`]),
    ...(report === undefined
      ? []
      : [`- { run: ${JSON.stringify(`${check.run}${join}${report}`)}, report: ${reportFile} }`]),
  ]
  return {
    found: `${name} prints no names of tests, so no acceptance criterion can be at "ran".`,
    remedy: `Name them in .github/ralph.yml, below \`validate\`: ${lines.map((line) => `\`${line}\``).join(' or ')}`,
  }
}

/** The script of a package that a command runs, and what stands before further flags. */
function scriptIn(run: string): { script: string | undefined; join: string } {
  const [, manager, script] = /^(npm|pnpm|yarn|bun)(?: run)? ([\w:-]+)$/.exec(run.trim()) ?? []
  return { script, join: manager === 'npm' ? ' -- ' : ' ' }
}
