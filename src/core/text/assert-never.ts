/** Makes the compiler prove that a switch over a union names every case. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
