const controller = new AbortController()

/** Fires when whoever stopped this process asks a second time: what is being ended then gets no time of its own. */
export const forceStop: AbortSignal = controller.signal

export const requestForceStop = (): void => controller.abort()
