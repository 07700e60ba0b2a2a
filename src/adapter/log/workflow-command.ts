/**
 * An order to the runner as text, for the log of a run, which is redacted and filtered as a whole before it is written;
 * a step's own annotations are `annotate`'s. The runner decodes `%0A` and the like in what it is given, so these are
 * encoded: nothing in a title or a message becomes a line of its own.
 */
export function workflowCommand(
  name: 'group' | 'endgroup' | 'error' | 'warning' | 'notice' | 'stop-commands',
  data = '',
  properties: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined)
  const list = given.map(([key, value]) => `${key}=${property(String(value))}`).join(',')
  return `::${name}${list === '' ? '' : ` ${list}`}::${encoded(data)}`
}

const encoded = (text: string): string =>
  withoutOlderOrders(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => encoded(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** The runner obeys `##[name]` anywhere in a line, and the toolkit leaves it as it is. */
export const withoutOlderOrders = (text: string): string => text.replaceAll('##[', '## [')
