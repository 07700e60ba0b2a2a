/** An order that the runner obeyed: in its own syntax `::name key=value::data`, or in the older `##[name key=value]data`. */
export interface Obeyed {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly data: string
}

const known = new Set(
  'add-mask add-path add-matcher remove-matcher debug echo endgroup error group notice save-state set-env set-output stop-commands warning'.split(
    ' ',
  ),
)

/**
 * Reads a step's output as the runner does (ActionCommand.cs, ActionCommandManager.cs): the newer syntax after leading
 * white space, the older one anywhere in a line; between a stop and its token nothing is obeyed.
 */
export function readRunnerLog(output: string): {
  readonly obeyed: readonly Obeyed[]
  readonly lines: readonly string[]
} {
  const obeyed: Obeyed[] = []
  const lines: string[] = []
  let stopped: string | undefined
  for (const line of output.split(/\r\n|\r|\n/)) {
    const command = parse(line, stopped)
    if (command === undefined) lines.push(line)
    else if (stopped !== undefined && command.name === stopped) stopped = undefined
    else if (stopped !== undefined) lines.push(line)
    else {
      if (command.name === 'stop-commands') stopped = command.data
      obeyed.push(command)
    }
  }
  return { obeyed, lines }
}

function parse(line: string, stopped: string | undefined): Obeyed | undefined {
  const newer = /^\s*::([^\s:]+)(?: ((?:(?!::).)*))?::(.*)$/.exec(line)
  const older = /##\[([^\]\s]+)(?: ([^\]]*))?\](.*)$/.exec(line)
  const [, name = '', list = '', data = ''] = newer ?? older ?? []
  if (!known.has(name) && name !== stopped) return undefined
  const pairs = list.split(newer ? ',' : ';').map((pair) => pair.trim().split('='))
  const named = pairs.filter(([key, value]) => key && value)
  const properties = Object.fromEntries(named.map(([key, ...value]) => [key, decoded(value.join('='))]))
  return { name, properties, data: decoded(data) }
}

const decoded = (text: string): string =>
  text
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%0A', '\n')
    .replaceAll('%0D', '\r')
    .replaceAll('%25', '%')
