/** The message of a state commit: no CI runs for it, the number of its log segment, and a nonce. */
export function stateMessage(subject: string, nonce: string, seq: number | undefined): string {
  const trailers = [...(seq === undefined ? [] : [`Ralph-Seq: ${seq}`]), `Ralph-Nonce: ${nonce}`]
  return `${subject.replace(/\s+/g, ' ').trim()} [skip ci]\n\n${trailers.join('\n')}\n`
}

/** Undefined where a person made the commit. */
export function seqInMessage(commit: string): number | undefined {
  const found = /^Ralph-Seq: (\d+)$/m.exec(commit)?.[1]
  return found === undefined ? undefined : Number(found)
}
