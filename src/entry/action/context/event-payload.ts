/**
 * What GitHub says of the event that started this workflow; undefined where it says nothing that can be read. Loaded when
 * it is asked for: the toolkit brings a client along that is a megabyte. `main` asks before anything of an agent's runs.
 */
export async function eventPayload(): Promise<unknown> {
  try {
    const { context } = await import('@actions/github')
    return context.payload
  } catch {
    return undefined
  }
}
