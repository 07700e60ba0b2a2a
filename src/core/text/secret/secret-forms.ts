import { base64At } from './base64.ts'

/** Shorter values would hit ordinary words; nobody's key is that short. */
const shortest = 8

/** How a known secret may be written down. `form` is what to look for, `how` is for people. */
export interface SecretForm {
  readonly form: string
  readonly how: string
}

/**
 * The forms that a secret's value can leave in: plain, with its prefix cut off (which dodges scanners, threat T9),
 * reversed, URL- and JSON-encoded, hex, and base64 at each of the three offsets in a longer text. A value of several
 * lines also counts line by line. Values below 8 characters have none.
 */
export function secretForms(secret: string): SecretForm[] {
  const whole = secret.trim()
  const values = new Set([whole, ...whole.split(/\r?\n/).map((line) => line.trim())])
  return [...values].filter((value) => value.length >= shortest).flatMap(formsOf)
}

function formsOf(value: string): SecretForm[] {
  const bytes = new TextEncoder().encode(value)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const forms: SecretForm[] = [
    { form: value, how: 'plain' },
    { form: [...value].reverse().join(''), how: 'reversed' },
    { form: JSON.stringify(value).slice(1, -1), how: 'JSON-encoded' },
    { form: hex, how: 'hex' },
    { form: hex.toUpperCase(), how: 'hex' },
  ]
  for (const url of urlForms(value)) forms.push({ form: url, how: 'URL-encoded' })
  for (const base64 of base64At(bytes)) {
    const urlSafe = base64.replaceAll('+', '-').replaceAll('/', '_')
    forms.push({ form: base64, how: 'base64' }, { form: urlSafe, how: 'base64' })
  }
  if (value.length >= 24) forms.push({ form: value.slice(7), how: 'cut' })
  return forms.filter(({ form }, index) => forms.findIndex((other) => other.form === form) === index)
}

/** Percent-encoding in capitals and small letters; a lone surrogate has none and must not throw. */
function urlForms(value: string): string[] {
  const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'))
  return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')]
}
