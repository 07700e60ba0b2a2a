type Part<T> = T extends readonly (infer U)[] ? Part<U>[] : T extends object ? { [K in keyof T]?: Part<T[K]> } : T

/**
 * A large object of the API of which only some fields are served. Those that are there have the published names and
 * types; a program that reads another one finds it missing, as a test should show.
 */
export const part = <T>(fields: Part<T>): T => fields as T
