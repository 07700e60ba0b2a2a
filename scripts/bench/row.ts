/** One line of the table. */
export interface Row {
  readonly what: string
  readonly promise: string
  readonly measured: string
  readonly holds: boolean
  /** Where most of it goes. */
  readonly dominated: string
}

export const ms = (value: number): string => `${Math.round(value)} ms`
