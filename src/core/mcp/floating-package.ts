import type { McpServer } from '../../schema/agent/mcp-server.ts'

/** Programs that fetch a package and run it, and how an exact version of one is written. */
const runners: Readonly<Record<string, RegExp>> = {
  npx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
  bunx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
  uvx: /.(?:==|@)\d[\w.+-]*$/,
}

/**
 * Which argument names a package without an exact version: it would be whatever the registry has at that moment, and it
 * would run with what the server is given (threat T18). Undefined where each is exact, or nothing is fetched.
 */
export function floatingPackage(server: McpServer): { readonly at: number; readonly name: string } | undefined {
  if (server.type === 'http') return undefined
  const { command, args } = server
  const exact = runners[command.split('/').at(-1) ?? '']
  if (exact === undefined || args.some((arg) => arg === '--no' || arg === '--no-install')) return undefined
  const packages = named(args)
  return packages.find(({ name }) => !exact.test(name))
}

/** After a flag, or the first word that is none. */
function named(args: readonly string[]): { at: number; name: string }[] {
  const flagged = args.flatMap((arg, at) => {
    const name = packageFlag.test(args[at - 1] ?? '') ? arg : /^--(?:package|from)=(.+)$/.exec(arg)?.[1]
    return name === undefined ? [] : [{ at, name }]
  })
  const first = args.findIndex((arg) => !arg.startsWith('-'))
  return flagged.length > 0 || first < 0 ? flagged : [{ at: first, name: args[first] ?? '' }]
}

const packageFlag = /^(?:-p|--package|--from)$/
