const controller = new AbortController()

/** Fires on the second request to stop: running commands then get no time to end. */
export const forceStop: AbortSignal = controller.signal

export const requestForceStop = (): void => controller.abort()
