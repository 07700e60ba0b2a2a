/** More of a log's end than anybody reads. */
const longest = 2 * 1024 * 1024

/** The end of a body of any length, read as it comes. */
export async function endOfBody(answer: Response): Promise<string> {
  let kept: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    kept.push(chunk)
    bytes += chunk.length
    // Now and then only: each time costs a copy.
    if (bytes > 2 * longest) {
      const end = Buffer.concat(kept).subarray(-longest)
      kept = [end]
      bytes = end.length
    }
  }
  return Buffer.concat(kept).subarray(-longest).toString('utf8')
}
