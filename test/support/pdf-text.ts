import { inflateSync } from 'node:zlib'

/** The letters of a PDF that Chromium wrote, in the order in which it drew them, without blanks: those are gaps there. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const letters = new Map<string, Map<string, string>>()
  const lettersOf = (font: string): Map<string, string> => {
    const known = letters.get(font)
    if (known) return known
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '')?.[1] ?? ''
    const read = mapped(objects.get(unicode)?.stream ?? '')
    letters.set(font, read)
    return read
  }
  let text = ''
  for (const { stream } of objects.values()) {
    let now = new Map<string, string>()
    // `/F7 12 Tf` chooses the font that is object 7; `<0001> Tj` draws glyphs of two bytes.
    for (const [, font, glyphs] of stream.matchAll(/\/F(\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj/g)) {
      if (font !== undefined) now = lettersOf(font)
      for (const [glyph] of glyphs?.matchAll(/.{4}/g) ?? []) text += now.get(glyph) ?? ''
    }
  }
  return text.replace(/\s+/g, '')
}

/** Each object by its number. */
function objectsOf(pdf: Buffer): Map<string, { dictionary: string; stream: string }> {
  const found = new Map<string, { dictionary: string; stream: string }>()
  const bytes = pdf.toString('latin1')
  for (const match of bytes.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:endobj|stream\n)/g)) {
    const [all, id = '', dictionary = ''] = match
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0)
    const from = match.index + all.length
    const isText =
      all.endsWith('stream\n') && /\/FlateDecode/.test(dictionary) && !/\/(?:Subtype \/Image|Length1)/.test(dictionary)
    const stream = isText ? inflateSync(pdf.subarray(from, from + length)).toString('latin1') : ''
    found.set(id, { dictionary, stream })
  }
  return found
}

/** Of a ToUnicode map: which letter a glyph is. */
function mapped(cmap: string): Map<string, string> {
  const letters = new Map<string, string>()
  const put = (glyph: number, unicode: number): void => {
    letters.set(glyph.toString(16).toUpperCase().padStart(4, '0'), String.fromCodePoint(unicode))
  }
  for (const [, lines = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', unicode = ''] of lines.matchAll(/<(\w{4})> <(\w{4})>/g))
      put(Number.parseInt(glyph, 16), Number.parseInt(unicode, 16))
  for (const [, lines = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', unicode = ''] of lines.matchAll(/<(\w{4})> <(\w{4})> <(\w{4})>/g)) {
      const [low, high, start] = [first, last, unicode].map((hex) => Number.parseInt(hex, 16)) as [
        number,
        number,
        number,
      ]
      for (let glyph = low; glyph <= high; glyph++) put(glyph, start + glyph - low)
    }
  return letters
}
