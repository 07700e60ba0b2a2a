type Variables = Readonly<Record<string, string | undefined>>

/** This machine's proxy for a host, from the variables that curl and git read; undefined for a direct connection. */
export function companyProxy(env: Variables, host: string, port: number): string | undefined {
  const proxy = env['https_proxy'] || env['HTTPS_PROXY'] || env['all_proxy'] || env['ALL_PROXY']
  if (!proxy) return undefined
  const exceptions = (env['no_proxy'] || env['NO_PROXY'] || '').split(/[\s,]+/).filter((entry) => entry !== '')
  return exceptions.some((exception) => isExcepted(exception.toLowerCase(), host, port)) ? undefined : proxy
}

function isExcepted(exception: string, host: string, port: number): boolean {
  if (exception === '*') return true
  const [, name = '', onlyPort] = /^(?:\*?\.)?(.*?)(?::(\d+))?$/.exec(exception) ?? []
  return (
    name !== '' && (onlyPort === undefined || Number(onlyPort) === port) && (host === name || host.endsWith(`.${name}`))
  )
}
