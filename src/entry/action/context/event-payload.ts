import { readFile } from 'node:fs/promises'

/** What GitHub says of the event that started this workflow; undefined where it says nothing that can be read. */
export async function eventPayload(env: Readonly<Record<string, string | undefined>>): Promise<unknown> {
  try {
    return JSON.parse(await readFile(env['GITHUB_EVENT_PATH'] ?? '', 'utf8'))
  } catch {
    return undefined
  }
}
