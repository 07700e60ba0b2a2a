import type { Identity } from './state-commit.ts'

/** The name under which a commit is made; it is gone before anybody could see it. */
export const importRef = 'refs/ralph/new'

/** `at` in seconds since the epoch. */
export const signature = (by: Identity, at: number): string => `${clean(by.name)} <${clean(by.email)}> ${at} +0000`

const clean = (text: string): string => text.replace(/[<>\r\n\0]/g, ' ').trim()

/** A text of any content, by its length. */
export function data(content: string): Buffer {
  const bytes = Buffer.from(content)
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')])
}
