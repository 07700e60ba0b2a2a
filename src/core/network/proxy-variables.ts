const loopback = 'localhost,127.0.0.1,::1'

/** Variables that lead programs to a proxy on their loopback; Java needs its own. */
export function proxyVariables(port: number): Record<string, string> {
  const url = `http://127.0.0.1:${port}`
  const java = `-Dhttp.proxyHost=127.0.0.1 -Dhttp.proxyPort=${port} -Dhttps.proxyHost=127.0.0.1 -Dhttps.proxyPort=${port}`
  return {
    ...{ HTTPS_PROXY: url, https_proxy: url, HTTP_PROXY: url, http_proxy: url },
    ...{ NO_PROXY: loopback, no_proxy: loopback },
    ...{ MAVEN_OPTS: java, GRADLE_OPTS: java },
    // Node from 22.21 and 24.5 on (nodejs.org/api/cli.html#node_use_env_proxy1).
    NODE_USE_ENV_PROXY: '1',
  }
}

/** Adds the loopback to this machine's proxy exceptions: a company's proxy would look for it on its own machine. */
export function withoutProxy(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const exceptions = env['no_proxy'] || env['NO_PROXY']
  const list = exceptions ? `${exceptions},${loopback}` : loopback
  return { NO_PROXY: list, no_proxy: list }
}
