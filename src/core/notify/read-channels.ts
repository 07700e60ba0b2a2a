import type { z } from 'zod'
import { NotifyChannel } from '../../schema/notify/channel.ts'
import { objectIn, type Reader } from '../setting/setting.ts'
import { issueWords } from '../text/issue-words.ts'
import { oneLine } from '../text/one-line.ts'

/**
 * Reads `notify`: a list of objects, or in short `desktop`, `slack=NAME`, `discord=NAME`, `webhook=NAME` and
 * `command=/path/of/a/program`. All that is wrong is said at once, each with its place in the list.
 */
export const notifyChannels: Reader<readonly NotifyChannel[]> = (raw) => {
  const given = typeof raw === 'string' ? raw.split('\n').filter((line) => line.trim() !== '') : raw
  const items = Array.isArray(given) ? given.filter((item) => item !== '') : [given]
  const long = items.map((item: unknown) => (typeof item === 'string' ? longForm(item.trim()) : item))
  const read = long.map((item) => NotifyChannel.safeParse(item))
  const wrong = read.flatMap((one, at) =>
    one.success ? [] : [`entry ${at + 1}: ${faultsOf(one.error.issues, long[at])}`],
  )
  const list = 'a list of channels such as slack=SLACK_URL'
  if (wrong.length > 0) return { expected: Array.isArray(given) ? `${list} (${wrong.join('; ')})` : list }
  const value = read.flatMap(({ data }) => data ?? [])
  const names = value.map(channelName)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  return twice === undefined ? { value } : { expected: `each channel once; ${twice} is listed twice` }
}

/** What a channel is called in messages and in the state: unlike its place in the list it survives an edit of that. */
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
  const at = `\`${issue.path.join('.')}\``
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(unknownKey)
    case 'invalid_union':
      return `${at} must be one of ${channelKinds.join(', ')}`
    case 'invalid_value':
      return `${at} must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `${at} is empty`
    case 'invalid_type':
      if (issue.path.length === 0) return 'this is no channel'
      return Object.hasOwn(item as object, issue.path[0] ?? '')
        ? `${at} must be ${kinds[issue.expected] ?? issue.expected}`
        : `${at} is missing`
    default:
      return `${at}: ${issueWords(issue, item)}`
  }
}

const kinds: Readonly<Record<string, string>> = { string: 'a text', array: 'a list' }

const unknownKey = (key: string): string =>
  key === 'url' || key === 'secret'
    ? `\`${key}\` would be a secret in a file: put it into a variable, and name that one in \`${key}-env\``
    : `\`${key}\` is not known`
