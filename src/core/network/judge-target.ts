import type { NetworkRefusal } from '../../schema/check/network-refusal.ts'
import { type AllowedHost, allowedHostInWords, isAllowedBy, readHostName } from './allowed-host.ts'

/** `foreign` makes an agent's text harmless. */
export const refusalInWords = ({ target, why, line }: NetworkRefusal, foreign: (text: string) => string): string =>
  `the network refused ${foreign(target)} to the agent or a check: ${foreign(why)}${line === undefined ? '' : `. To allow it: ${foreign(`\`${line}\``)}`}`

/** One line for all hosts that a list would allow, one for each other refusal. Keeps the sequence. */
export function refusalsInWords(refusals: readonly NetworkRefusal[], foreign: (text: string) => string): string[] {
  const host = ({ line }: NetworkRefusal): string | undefined => /^allow-hosts: \[(.*)\]$/.exec(line ?? '')?.[1]
  const listable = refusals.filter((refusal) => host(refusal) !== undefined)
  const others = refusals
    .filter((refusal) => !listable.includes(refusal))
    .map((refusal) => `${capitalised(refusalInWords(refusal, foreign))}.`)
  if (listable.length === 0) return others
  const targets = foreign(listable.map(({ target }) => target).join(', '))
  const line = foreign(`\`allow-hosts: [${listable.map(host).join(', ')}]\``)
  return [
    `The network refused ${targets} to the agent or a check. To allow ${listable.length === 1 ? 'it' : 'them'}: ${line}.`,
    ...others,
  ]
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A program's target, or why it is refused; `line` would allow it. */
export type TargetVerdict =
  | { readonly host: string; readonly port: number; readonly mayBePrivate: boolean }
  | { readonly refused: string; readonly line?: string }

/** `target`: the argument of CONNECT. */
export function judgeTarget(target: string, allowed: readonly AllowedHost[]): TargetVerdict {
  const [, name = '', digits = ''] = /^(.*):(\d{1,5})$/.exec(target) ?? []
  const port = Number(digits)
  if (name === '' || port < 1 || port > 65_535) return { refused: 'it names no host and port' }
  const host = readHostName(name)
  if (host === undefined) return { refused: 'an address is not a name; only hosts by name can be allowed' }
  const match = allowed.find((entry) => isAllowedBy(entry, host, port))
  if (match) return { host, port, mayBePrivate: match.mayBePrivate ?? false }
  return { refused: 'it is not in `allow-hosts`', line: `allow-hosts: [${yamlText(allowedHostInWords(host, port))}]` }
}

/** YAML lists accept `host:8443` unquoted, but a star is a reference. */
const yamlText = (text: string): string => (text.startsWith('*') ? `'${text}'` : text)
