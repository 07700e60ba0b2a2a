type Variables = Readonly<Record<string, string | undefined>>

/** The proxy through which this machine reaches a host, by the variables that curl and git read; undefined where it goes there itself. */
export function companyProxy(env: Variables, host: string, port: number): string | undefined {
  const proxy = env['https_proxy'] || env['HTTPS_PROXY'] || env['all_proxy'] || env['ALL_PROXY']
  if (!proxy) return undefined
  const exceptions = (env['no_proxy'] || env['NO_PROXY'] || '').split(/[\s,]+/).filter((one) => one !== '')
  return exceptions.some((one) => isExcepted(one.toLowerCase(), host, port)) ? undefined : proxy
}

function isExcepted(exception: string, host: string, port: number): boolean {
  if (exception === '*') return true
  const [, name = '', only] = /^(?:\*?\.)?(.*?)(?::(\d+))?$/.exec(exception) ?? []
  return name !== '' && (only === undefined || Number(only) === port) && (host === name || host.endsWith(`.${name}`))
}
