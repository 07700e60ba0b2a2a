/**
 * A person's answer to a question of the prompts' library; undefined where they leave it: by Ctrl-C, or by Ctrl-D or the end
 * of the terminal, after which the library would wait for ever and the program end as if all were well.
 */
export async function askPerson<T>(
  ask: (asked: { signal: AbortSignal }) => Promise<T>,
): Promise<Exclude<T, symbol> | undefined> {
  const { stdin } = process
  const left = new AbortController()
  const leave = (): void => left.abort()
  // With text on the line, Ctrl-D is a key as any other; without, the line is closed.
  const ifClosed = (): void => {
    if (stdin.isPaused()) leave()
  }
  const onKey = (_: unknown, key: { ctrl?: boolean; name?: string } | undefined): void => {
    if (key?.ctrl && key.name === 'd') setImmediate(ifClosed)
  }
  stdin.on('keypress', onKey)
  stdin.once('end', leave)
  try {
    const answer = await ask({ signal: left.signal })
    return typeof answer === 'symbol' ? undefined : (answer as Exclude<T, symbol>)
  } finally {
    stdin.off('keypress', onKey)
    stdin.off('end', leave)
  }
}
