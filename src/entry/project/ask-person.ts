/** Undefined after Ctrl-C, Ctrl-D or the end of the terminal, after which the library would wait for ever. */
export async function askPerson<T>(
  ask: (options: { signal: AbortSignal }) => Promise<T>,
): Promise<Exclude<T, symbol> | undefined> {
  const { stdin } = process
  const dismissed = new AbortController()
  const dismiss = (): void => dismissed.abort()
  // With text on the line, Ctrl-D is an ordinary key; without, it closes the line.
  const dismissIfClosed = (): void => {
    if (stdin.isPaused()) dismiss()
  }
  const onKey = (_: unknown, key: { ctrl?: boolean; name?: string } | undefined): void => {
    if (key?.ctrl && key.name === 'd') setImmediate(dismissIfClosed)
  }
  stdin.on('keypress', onKey)
  stdin.once('end', dismiss)
  try {
    const answer = await ask({ signal: dismissed.signal })
    return typeof answer === 'symbol' ? undefined : (answer as Exclude<T, symbol>)
  } finally {
    stdin.off('keypress', onKey)
    stdin.off('end', dismiss)
  }
}
