import { tryRead } from '../text/try-read.ts'
/**
 * Removes credentials from a settings file that a confined command may read, and rather blanks one value too many.
 * Knows properties, INI, TOML, YAML, JSON, XML and build scripts.
 */
export function blankSettings(text: string): string {
  const json = jsonIn(text)
  if (json !== undefined) {
    const blanked = blankJson(json, false)
    return JSON.stringify(blanked) === JSON.stringify(json) ? text : `${JSON.stringify(blanked, null, 2)}\n`
  }
  return blankLines(blankXml(blankEverywhere(text)))
}

/** These name a credential anywhere in a name. */
const strongWords = /passw(or)?d|passphrase|secret|token|apikey|accesskey|privatekey/
/** Names about a credential that contain none. */
const harmlessEnding =
  /(providers?|urls?|uri|files?|paths?|command|cmd|helper|enabled|required|type|expir(es|y|ation)|ttl|timeout|location|alias|algorithm|endpoint)$/
const weakEnding =
  /(^|[^a-z])(pass|pwd|pw|credentials?|auths?|oauth|authorization|authident|ident|api keys?|access key|private key|signing key|encryption key|account key|auth key|write key|extra ?headers?|cookies?|bearer|pat|jwt|proxy user)$/

export function isSecretName(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join(' ')
    .replace(/ ?\d+$/, '')
  const joined = words.replaceAll(' ', '')
  if (weakEnding.test(words)) return true
  return strongWords.test(joined) && !harmlessEnding.test(joined)
}

/** Names that tell whose credential it is and where it counts. */
const isPublicName = (name: string): boolean =>
  /^(user(name)?|login|url|uri|host(name)?|server|machine|realm|email|registry|index|type|id|service|scheme)$/i.test(
    name,
  )

const formats: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(-----END [A-Z ]*PRIVATE KEY-----|$)/g, ''],
  // User and password in a URL.
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/"'<>]*@/gi, '$1'],
  // A token in a conda channel.
  [/(:\/\/[^\s"']*\/t\/)[^/\s"']+/g, '$1'],
  [/\b(Bearer|Basic)\s+[A-Za-z0-9+/=_~.-]{6,}/gi, '$1 '],
  [/\b(gh[pousr]_|github_pat_|glpat-|npm_|pypi-|dckr_pat_|xox[abprs]-|sk-|AKIA|ASIA|hf_|cio)[A-Za-z0-9_-]{12,}/g, ''],
  [/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*/g, ''],
]

const blankEverywhere = (text: string): string =>
  formats.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

function jsonIn(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  // JSON with comments or an INI section: handled line by line.
  return tryRead((): Json => JSON.parse(text))
}

function blankJson(value: Json, isSecret: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => blankJson(item, isSecret))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, child]) => {
      const isPublic = isPublicName(name) && typeof child !== 'object'
      return [name, blankJson(child, isSecretName(name) || (isSecret && !isPublic))]
    })
    return Object.fromEntries(entries)
  }
  if (typeof value === 'string') return isSecret ? '' : blankLines(blankEverywhere(value))
  return isSecret && typeof value === 'number' ? 0 : value
}

function blankXml(text: string): string {
  if (!/<[A-Za-z_?!]/.test(text)) return text
  return text
    .replace(
      /<([\w:.-]+)(\s[^<>]*)?>((?:(?!<\/?[A-Za-z_])[\s\S])*)<\/\1\s*>/g,
      (whole, name: string, attributes = '') => (isSecretName(name) ? `<${name}${attributes}></${name}>` : whole),
    )
    .replace(/(<name>\s*)([^<]+?)(\s*<\/name>\s*<value>)[^<]*(<\/value>)/g, (whole, before, name, between, after) =>
      isSecretName(name) ? `${before}${name}${between}${after}` : whole,
    )
    .replace(/<(api ?keys)\b[\s\S]*?<\/\1\s*>/gi, (section) => section.replace(/(\bvalue\s*=\s*")[^"]*(")/gi, '$1$2'))
    .replace(/<[A-Za-z_][^<>]*>/g, (tag) => {
      const isNamed = /\b(?:key|name)\s*=\s*(["'])(.*?)\1/i.exec(tag)
      const hides = isNamed !== null && isSecretName(isNamed[2] ?? '')
      return tag.replace(/([\w:.-]+)(\s*=\s*)(["'])(.*?)\3/g, (whole, name: string, equals, quote) =>
        isSecretName(name) || (hides && /^value$/i.test(name)) ? `${name}${equals}${quote}${quote}` : whole,
      )
    })
}

/** All settings of a line; text before a name decides where its value ends. */
const setting = /(["']?)([A-Za-z_][A-Za-z0-9_.-]*)\1\s*(=>|:=|\?=|\+=|==|=|:(?!:))[ \t]*/g
/** `password 'x'`, `password("x")`, `password.set("x")` in build scripts. */
const call = /\b([A-Za-z_]\w*)(?:\.set)?\s*[( ]\s*(["'])((?:\\.|(?!\2).)*)\2/g
const login =
  /\b(password|passwd|account)[ \t]+(?!required|requisite|sufficient|optional|include|substack)(?!["'=:(])\S+/g
const tuple = /(<<"|'|")([$\w-]+)(">>|'|")(\s*,\s*(?:<<)?")(?:[^"\\]|\\.)*(")/g

/** What continues after a line: a text of several lines, or lines indented below a name. */
type Open = { readonly until: string } | { readonly indent: number } | 'next line'

function blankLines(text: string): string {
  let open: Open | undefined
  let inSecretSection = false
  const lines = text.split('\n').map((line) => {
    const rest = open && blankOpen(line, open)
    if (rest) {
      open = rest.open
      if (rest.line !== undefined) return rest.line
    }
    const section = /^\s*\[+([^\]]*)\]+\s*$/.exec(line)
    if (section) {
      inSecretSection = (section[1] ?? '').split(/[."' ]/).some(isSecretName)
      return line
    }
    const blanked = blankLine(line, inSecretSection)
    open = blanked.open
    return blanked.line
  })
  return blankHeaders(blankCredentials(lines.join('\n')))
}

/** Without `line`, the line does not belong to the open value. */
function blankOpen(line: string, open: Open): { line?: string; open: Open | undefined } {
  if (open === 'next line') return { line: '', open: line.endsWith('\\') ? open : undefined }
  if ('until' in open) {
    const end = line.indexOf(open.until)
    return end < 0 ? { line: '', open } : { line: line.slice(end), open: undefined }
  }
  const isInside = line.trim() === '' || indentOf(line) > open.indent
  return isInside ? { line: blankNested(line), open } : { open: undefined }
}

const indentOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0

/** Below a secret name: keeps names and whose credential it is. */
function blankNested(line: string): string {
  const match = /^(\s*(?:- )?)(?:(["']?)([\w.@/-]+)\2(\s*:\s*))?(.*)$/.exec(line)
  const [, indent = '', quote = '', name, colon = ''] = match ?? []
  if (name === undefined) return indent
  return isPublicName(name) ? blankLine(line, false).line : `${indent}${quote}${name}${quote}${colon}`
}

function blankLine(line: string, inSecretSection: boolean): { line: string; open: Open | undefined } {
  let result = ''
  let rest = line
    .replace(call, (whole, name: string, quote: string, value: string) =>
      isSecretName(name) ? `${whole.slice(0, whole.length - value.length - 2)}${quote}${quote}` : whole,
    )
    .replace(tuple, (whole, before, name: string, after, between, end) =>
      isSecretName(name) ? `${before}${name}${after}${between}${end}` : whole,
    )
    .replace(login, '$1 ')
  setting.lastIndex = 0
  for (let match = setting.exec(rest); match !== null; match = setting.exec(rest)) {
    const [whole, , name = ''] = match
    const isFirst = result === '' && rest.slice(0, match.index).trim() === ''
    const isSecret =
      isSecretName(name) ||
      (inSecretSection && isFirst && !isPublicName(name) && !harmlessEnding.test(name.toLowerCase())) ||
      isBundlerHost(name)
    if (!isSecret) continue
    const start = match.index + whole.length
    const value = valueAt(rest, start, rest.slice(0, match.index))
    result += rest.slice(0, start) + value.replacement
    rest = rest.slice(start + value.length)
    if (value.open) return { line: result, open: value.open }
    setting.lastIndex = 0
  }
  return { line: result + rest, open: undefined }
}

/** Bundler uses a host as the name: `BUNDLE_GEMS__EXAMPLE__COM: "user:password"`. */
const isBundlerHost = (name: string): boolean => /^BUNDLE_(?!BUILD__|MIRROR__|LOCAL__)\w+__\w+$/.test(name)

function valueAt(
  line: string,
  start: number,
  before: string,
): { length: number; replacement: string; open?: Open | undefined } {
  const value = line.slice(start)
  const triple = /^("""|''')/.exec(value)?.[1]
  if (triple !== undefined) {
    const end = value.indexOf(triple, 3)
    if (end >= 0) return { length: end + 3, replacement: triple + triple }
    return { length: value.length, replacement: triple, open: { until: triple } }
  }
  const quoted = /^(["'])((?:\\.|(?!\1).)*)\1/.exec(value)
  if (quoted) return { length: quoted[0].length, replacement: `${quoted[1]}${quoted[1]}` }
  if (/^(true|false|null|yes|no)\s*([,;})#].*)?$/i.test(value)) return { length: 0, replacement: '' }
  const indent = indentOf(line)
  if (value.trim() === '' || /^[|>][+-]?\d?\s*$/.test(value)) {
    return { length: value.length, replacement: '', open: { indent } }
  }
  if (/^[[{]/.test(value)) return { length: value.length, replacement: withoutTexts(value) }
  const valueEnd = /(^|\s)-{1,2}D?[\w.-]*$/.test(before) ? /\s|$/ : /[{,(]\s*["']?$/.test(before) ? /[,})]|$/ : /$/
  const length = valueEnd.exec(value)?.index ?? value.length
  const continues = length === value.length && value.endsWith('\\')
  return { length, replacement: '', open: continues ? 'next line' : undefined }
}

/** Keeps the names in a list or table. */
const withoutTexts = (value: string): string =>
  value.replace(/(["'])((?:\\.|(?!\1).)*)\1(\s*[:=])?/g, (whole, quote: string, _text, names) =>
    names === undefined ? `${quote}${quote}` : whole,
  )

/** `Credentials("realm", "host", "user", "password")` of sbt. */
const blankCredentials = (text: string): string =>
  text.replace(/\bCredentials\s*\(([^()]*)\)/g, (whole, list: string) =>
    (list.match(/"[^"]*"/g) ?? []).length < 2 ? whole : whole.replace(/"[^"]*"/g, '""'),
  )

const headerName = /HttpHeaderCredentials|["'](?:[\w-]*token|[\w-]*authorization|x-[\w-]*key)["']/i

/** `credentials(HttpHeaderCredentials) { name = "Private-Token"; value = "…" }` of Gradle. */
const blankHeaders = (text: string): string =>
  text.replace(/\bcredentials\b[^{}\n]{0,200}\{[^{}]{0,2000}\}/g, (block) =>
    headerName.test(block) ? block.replace(/(\bvalue\b\s*[=(]?\s*)(["'])((?:\\.|(?!\2).)*)\2/g, '$1$2$2') : block,
  )
