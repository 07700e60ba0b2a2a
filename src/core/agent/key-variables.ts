import { tryRead } from '../text/try-read.ts'
export type Variables = Readonly<Record<string, string | undefined>>

export const keysIn = (env: Variables, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name]
      return value ? [[name, value]] : []
    }),
  )

export const isWebAddress = (address: string): boolean => {
  return tryRead(() => ['http:', 'https:'].includes(new URL(address).protocol)) ?? false
}
