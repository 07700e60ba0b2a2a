/** A minute for cron off the hour, where the queue is longest, and not the same for everybody (platform fact 13). */
export function minuteOf(name: string): number {
  const sum = [...name].reduce((total, char) => (total * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7)
  return 7 + (sum % 47)
}
