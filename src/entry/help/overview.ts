import type { Command, ListedCommand } from '../project/context.ts'

/** What people need, in the order in which they need it. */
const sections = {
  Start: {
    'start "Add a search command"': 'draft a plan, show it to you, and run it',
    run: 'run plan.json, or go on where it stopped',
    init: 'set up this repository: checks, settings, workflow',
    demo: 'watch a whole run: half a minute, no key, no cost',
  },
  Watch: {
    status: 'how it went, and what needs you',
    dashboard: 'the same in the browser, live, with buttons',
    log: 'what happened, attempt by attempt',
  },
  Steer: {
    'hint T-3 "…"': 'tell its next attempt something',
    'answer T-3 "…"': 'answer its question',
    'retry T-3 "…"': 'try it again (ralph skip T-3 gives it up)',
    pause: 'start nothing new (ralph stop ends it now)',
  },
  Finish: {
    report: 'the page: what was done, and what it cost',
    finish: 'merge the work',
  },
  More: {
    doctor: 'what could stop a run here, and how to fix it',
    'help --all': 'every command and setting',
  },
} as const

/** Output of `ralph` without a command. */
export function overview(): string {
  const rows = Object.entries(sections).flatMap(([title, lines]) => [
    title,
    ...Object.entries(lines).map(([typed, text]) => `  ${`ralph ${typed}`.padEnd(36)} ${text}`),
  ])
  return `ralph drives a coding agent through a plan: one checked commit per attempt, or none.\n\n${rows.join('\n')}\n`
}

export const commandRows = (listed: readonly ListedCommand[]): string =>
  listed.map(({ words, summary }) => `  ${words.padEnd(18)} ${summary}`).join('\n')

/** Help of the first word of several commands, such as `plan`; undefined for any other word. */
export function groupHelp(commands: readonly ListedCommand[], word: string): string | undefined {
  const group = commands.filter(({ words }) => words.startsWith(`${word} `))
  if (group.length === 0) return undefined
  return `Usage: ralph ${word} <command> [options]

${commandRows(group)}

  ralph ${word} <command> --help     options and examples
`
}

/** Output of `ralph COMMAND --help`; `isWhole`: with `--all`. */
export const commandHelp = ({ help, fullHelp }: Command, isWhole: boolean): string =>
  `${(isWhole ? fullHelp : undefined) ?? help}\n`
