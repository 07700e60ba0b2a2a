import type { Badge as BadgeOf } from '../../core/report/page/first/first-screen.ts'

/** Prose may hold code in backticks. */
export const Prose = ({ text }: { text: string }) => (
  <>{text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>
)

/** Meaning is never colour alone: a sign and a word. */
export const Badge = ({ of: { sign, word, tone } }: { of: BadgeOf }) => (
  <span class={`badge is-${tone}`}>
    <span aria-hidden="true">{sign}</span> {word}
  </span>
)
