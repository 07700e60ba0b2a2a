import { normalized } from '../validation/fingerprint.ts'

/** The text without what differs between a recording and its replay: `3m 20s` and `0s` are both a time that was taken. */
export const alike = (text: string): string =>
  normalized(text)
    .replace(/(?:<took>\s?)+/g, '<took> ')
    .trim()
