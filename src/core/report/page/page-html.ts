/** The built parts of the page, with their SHA-256 in base64 for the policy. */
export interface PageParts {
  readonly script: string
  readonly style: string
  /** Run on demand, so that the page appears sooner. */
  readonly later?: string
  readonly hashes: { readonly script: string; readonly style: string; readonly later?: string }
}

/** Allows only the built scripts and no requests. A live page may ask its own server. */
export const pagePolicy = ({ hashes }: PageParts, { live }: { live: boolean }): string =>
  [
    "default-src 'none'",
    ['script-src', ...[hashes.script, hashes.later].flatMap((hash) => (hash ? `'sha256-${hash}'` : []))].join(' '),
    `style-src 'sha256-${hashes.style}'`,
    'img-src data:',
    ...(live ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** A document that loads nothing. The data is always text (docs/threats.md#the-page). `data` is JSON. */
export function pageHtml(parts: PageParts, title: string, data: string): string {
  const [before, after] = pageAround(parts, title, { live: false })
  return `${before}${inScript(data)}${after}`
}

/** The document before and after its data. */
export function pageAround(pageParts: PageParts, title: string, kind: { live: boolean }): readonly [string, string] {
  const { script, style, later } = pageParts
  const before = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy(pageParts, kind)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<noscript>This page needs JavaScript; it loads nothing from the network.</noscript>
<main id="page"></main>
<script type="application/json" id="data">`
  const after = `</script>
<script type="module">${script}</script>
${later === undefined ? '' : `<script type="text/plain" id="later">${later}</script>\n`}</body>
</html>
`
  return [before, after]
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/** JSON that cannot end its script element or begin a comment in it. */
export const inScript = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
