export interface RenewedToken {
  readonly newest: () => string
  onNew(tell: (before: string, after: string) => void): void
  stop(): void
}

/** It lives for an hour, and the old one serves until the new one is there. */
const renewMs = 50 * 60_000
const againMs = 60_000

/**
 * A token that is made anew before it ends, for as long as the process lives; it keeps no process alive. Where GitHub
 * gives none it is asked again each minute: the token may end meanwhile, as any can in mid-run. Throws what `mint` does, the first time.
 */
export async function renewedToken(
  mint: () => Promise<string>,
  { renew = renewMs, again = againMs }: { renew?: number; again?: number } = {},
): Promise<RenewedToken> {
  let token = await mint()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const listeners: ((before: string, after: string) => void)[] = []
  const next = (ms: number): void => {
    if (!stopped) timer = setTimeout(() => void exchange(), ms).unref()
  }
  const exchange = async (): Promise<void> => {
    try {
      const before = token
      token = await mint()
      for (const tell of listeners) tell(before, token)
      next(renew)
    } catch {
      // Nobody waits for this promise: a throw would end the process, and with it the agent's work.
      next(again)
    }
  }
  next(renew)
  return {
    newest: () => token,
    onNew: (tell) => void listeners.push(tell),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
