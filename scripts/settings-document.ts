import { variablesOf } from '../src/core/config/resolve/resolve.ts'
import { type SettingName, settings } from '../src/core/config/table/settings.ts'
import type { Setting } from '../src/core/setting/setting.ts'
import { code, defaultOf, typeOf } from '../src/core/setting/setting-text.ts'
import { runFlagGroups } from '../src/entry/help/run-flags.ts'

/** `docs/settings.md`, from the table that flags, `ralph.yml` and inputs are read by, in the groups of `ralph run --help --all`. */
export function settingsDocument(): string {
  const parts = Object.entries(runFlagGroups).map(([group, flags]) => {
    const names = Object.keys(flags).filter((name): name is SettingName => Object.hasOwn(settings, name))
    if (names.length === 0) return aliases(group, flags)
    return `## ${group}\n\n| setting | value | default | meaning |\n|---|---|---|---|\n${names.map(row).join('\n')}\n`
  })
  return [head, ...parts, tail].join('\n')
}

/** Flags that are no settings: other words for one. */
const aliases = (group: string, flags: Readonly<Record<string, { help: string }>>): string => {
  const rows = Object.entries(flags).map(
    ([flag, { help }]) => `| ${code(`--${flag}`)} | ${help.replace(/--\S+.*/, code)} |`,
  )
  return `## ${group}\n\n| flag of \`ralph run\` | meaning |\n|---|---|\n${rows.join('\n')}\n`
}

function row(name: SettingName): string {
  const setting = settings[name] as Setting<unknown>
  const own = `RALPH_${name.toUpperCase().replaceAll('-', '_')}`
  const others = variablesOf(name).filter((variable) => variable !== own)
  const meaning = `${setting.help}${others.length === 0 ? '' : ` (also ${others.map(code).join(', ')})`}`
  const mark = typeof setting.rule === 'object' ? ' †' : ''
  return `| ${[code(name) + mark, valueWords(setting), defaultOf(setting), meaning].map(cell).join(' | ')} |`
}

/** Shorter than the refusal of a wrong value says it. */
const valueWords = (setting: Setting<unknown>): string => {
  const [, names] = /^one of (.*)$/.exec(typeOf(setting)) ?? []
  if (names !== undefined) return names.split(', ').map(code).join(', ')
  return typeOf(setting)
    .replace(/^a text that is not empty$/, 'text')
    .replace(/^a list of texts$/, 'texts')
    .replace(/^a whole number from (\d+) .*$/, 'a number from $1')
    .replace(/^a (duration) such as .*$|^an (amount) .*$/, '$1$2')
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

const head = `<!-- Written by scripts/documents.ts; run \`npm run schema\` after a change of the settings. -->
# Settings

Each setting is a flag (\`--cost-budget 25\`), a variable (\`RALPH_COST_BUDGET\`), a key of \`.github/ralph.yml\` (\`cost-budget: 25\`),
and in a workflow an input or a line of the input \`settings\`. A flag beats a variable, which beats the plan, then the file, then the default.
\`ralph config\` shows every value and where it comes from; a [schema](../schemas/config.schema.json) helps editors.

\`\`\`yaml
validate:
  - npm test
  - { name: lint, run: "npx eslint .", kind: lint, timeout: 5m, working-directory: web }
setup: [npm ci]
before-capture: [npx prettier --write .]   # after the agent, before its changes are read and checked
strategy: lenient        # lint failures are reported, but do not count
cost-budget: 25          # USD for the whole run
model: sonnet
\`\`\`

An object is flattened: \`agent: {name: claude, path: x}\` is \`agent\` and \`agent-path\`. A flag of several values is repeated; one
without a value is turned off by \`=false\`. A duration is written \`90s\`, \`45m\` or \`2h\`, an amount in USD \`10\` or \`7.50\`.

## Rules of a run

A run continues as it was started. The settings marked † decide what may be committed and what the agent can reach; they, and what you
chose besides (such as the model), are recorded when the run starts. \`ralph status --verbose\` shows them, and later jobs need no flags.

A later job may demand more. If its flags or its \`ralph.yml\` would let more through, it is refused with before and after, unless you
add \`--change-rules\` (in a workflow the input \`change-rules: true\`) or order it with \`ralph set approval none\`, on GitHub
\`/ralph set approval none\`. A commit on the base counts as your word too: its \`ralph.yml\` and plan are adopted.
`

const tail = `## The rest

Where a run is kept (\`remote\`, \`state-ref\`) is remembered on this machine. \`RALPH_HOME\` names the folder for ralph's own files;
the default is \`ralph\` in \`XDG_STATE_HOME\`. Variables after "also" are those of [earlier programs](design.md#the-programs-before).
`
