/** Removes passwords and the values of secret variables and flags; a reference such as `$TOKEN` stays. */
export const withoutCommandSecrets = (command: string): string =>
  command
    .replace(/(:\/\/)[^\s/@]+@/g, '$1***@')
    .replace(
      /((?<![A-Za-z])[\w-]*(?:token|secret|passw(?:or)?d|api[_-]?key|credential)[\w-]*(?:=|\s*:\s+))(?!\$|\*\*\*)("[^"\n]*"|'[^'\n]*'|[^\s"';&|]+)/gi,
      '$1***',
    )
    .replace(
      /(--(?:[\w-]*-)?(?:token|secret|passw(?:or)?d|api[_-]?key)s?\s+)(?![-$]|\*\*\*)("[^"\n]*"|'[^'\n]*'|[^\s"';&|]+)/gi,
      '$1***',
    )
