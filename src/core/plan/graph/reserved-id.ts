/** How the ids of the engine's own tasks begin; no plan may use it, so that these never meet. */
export const reservedId = 'ralph-merge-'

export const isReserved = (id: string): boolean => id.toLowerCase().startsWith(reservedId)
