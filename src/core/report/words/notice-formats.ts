import type { Notice } from '../../../schema/notify/notice.ts'
import { formatUsd } from '../../text/amounts.ts'
import { startOf } from '../../text/excerpt.ts'

/** Such as “ralph demo: a person is needed”. */
export const noticeTitle = ({ event, plan }: Notice): string => `ralph ${plan}: ${titles[event]}`

const titles: Record<Notice['event'], string> = {
  'needs-person': 'a person is needed',
  stuck: 'a task is stuck',
  limit: 'stopped at a limit',
  budget: 'a budget is nearly used',
  complete: 'complete',
}

/** What happened and what to do, at most `maxChars` characters. */
export function noticeText(notice: Notice, maxChars: number): string {
  const { message, details, next, done, tasks, spent_usd } = notice
  const steps = next.flatMap(({ does, commands }) =>
    commands.length === 0 ? [`${does}.`] : [`${does}:`, ...commands.map((command) => `    ${command}`)],
  )
  const lines = [
    message,
    ...details.map((detail) => `- ${detail}`),
    `${done} of ${tasks} tasks done, ${formatUsd(spent_usd)} spent.`,
    ...steps,
  ]
  const text = lines.join('\n')
  return text.length <= maxChars ? text : `${startOf(text, maxChars - 1).trimEnd()}…`
}

/** For Slack's incoming webhooks: three escapes prevent mentions and links. */
export const slackMessage = (notice: Notice): { readonly text: string } => ({
  text: `*${slackText(noticeTitle(notice))}*\n${slackText(noticeText(notice, 2500))}${linkOf(notice)}`,
})

const linkOf = ({ url }: Notice): string => (url === null ? '' : `\n${url}`)

const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** For Discord's webhooks, at most 2,000 characters, without mentions and formatting. */
export const discordMessage = (notice: Notice) => ({
  content: `**${discordText(noticeTitle(notice))}**\n${startOf(discordText(noticeText(notice, 1000)), 1600)}${linkOf(notice)}`,
  allowed_mentions: { parse: [] as const },
})

const discordText = (text: string): string => text.replace(/[\\`*_~|>#[\]<]/g, '\\$&')
