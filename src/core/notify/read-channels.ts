import type { z } from 'zod'
import { NotifyChannel } from '../../schema/notify/channel.ts'
import { objectIn, type Reader } from '../setting/setting.ts'
import { issueWords } from '../text/issue-words.ts'
import { oneLine } from '../text/one-line.ts'

/**
 * Reads `notify`: a list of objects, or in short `desktop`, `slack=NAME`, `discord=NAME`, `webhook=NAME` and
 * `command=/path/of/a/program`. Reports all faults together, each with its place in the list.
 */
export const notifyChannels: Reader<readonly NotifyChannel[]> = (raw) => {
  const entries = typeof raw === 'string' ? raw.split('\n').filter((line) => line.trim() !== '') : raw
  const items = Array.isArray(entries) ? entries.filter((item) => item !== '') : [entries]
  const objects = items.map((item: unknown) => (typeof item === 'string' ? longForm(item.trim()) : item))
  const results = objects.map((item) => NotifyChannel.safeParse(item))
  const faults = results.flatMap((result, index) =>
    result.success ? [] : [`entry ${index + 1}: ${faultsOf(result.error.issues, objects[index])}`],
  )
  const expected = 'a list of channels such as slack=SLACK_URL'
  if (faults.length > 0) return { expected: Array.isArray(entries) ? `${expected} (${faults.join('; ')})` : expected }
  const value = results.flatMap(({ data }) => data ?? [])
  const names = value.map(channelName)
  const duplicate = names.find((name, at) => names.indexOf(name) !== at)
  return duplicate === undefined ? { value } : { expected: `each channel once; ${duplicate} is listed twice` }
}

/** The name of a channel in messages and in the state. Unlike its place in the list, it survives an edit. */
export function channelName(channel: NotifyChannel): string {
  if (channel.to === 'desktop') return 'desktop'
  return `${channel.to} ${channel.to === 'command' ? oneLine(channel.run.join(' '), 120) : channel['url-env']}`
}

function longForm(text: string): unknown {
  const [, to = text, value] = /^([a-z]+)=(.*)$/s.exec(text) ?? []
  if (value === undefined) return objectIn(text) ?? { to }
  return to === 'command' ? { to, run: [value] } : { to, 'url-env': value }
}

const faultsOf = (issues: readonly z.core.$ZodIssue[], item: unknown): string =>
  issues.flatMap((issue) => phrases(issue, item)).join(', ')

const channelKinds = NotifyChannel.options.map(({ shape }) => shape.to.value)

function phrases(issue: z.core.$ZodIssue, item: unknown): string | string[] {
  const field = `\`${issue.path.join('.')}\``
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(unknownKey)
    case 'invalid_union':
      return `${field} must be one of ${channelKinds.join(', ')}`
    case 'invalid_value':
      return `${field} must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `${field} is empty`
    case 'invalid_type':
      if (issue.path.length === 0) return 'this is no channel'
      return Object.hasOwn(item as object, issue.path[0] ?? '')
        ? `${field} must be ${kinds[issue.expected] ?? issue.expected}`
        : `${field} is missing`
    default:
      return `${field}: ${issueWords(issue, item)}`
  }
}

const kinds: Readonly<Record<string, string>> = { string: 'a text', array: 'a list' }

const unknownKey = (key: string): string =>
  key === 'url' || key === 'secret'
    ? `\`${key}\` would be a secret in a file: put it into a variable, and name that one in \`${key}-env\``
    : `\`${key}\` is not known`
