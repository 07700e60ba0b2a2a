import { type SecretForm, secretForms } from './secret-forms.ts'

/** A written form of a secret in a text, from its first character to behind its last one. */
interface FormPlace {
  readonly how: string
  readonly from: number
  readonly to: number
}

/**
 * Makes the function that finds every written form of secrets, also where it is spaced or wrapped. By plain search: as a
 * pattern the forms of one private key took 20 s to be compiled.
 */
export function formPlaces(secrets: readonly string[]): (text: string) => FormPlace[] {
  const forms = new Map<string, SecretForm>()
  for (const { form, how } of secrets.flatMap(secretForms)) {
    const bare = form.replace(/\s+/g, '')
    if (bare.length >= form.length / 2 && !forms.has(bare)) forms.set(bare, { form: bare, how })
  }
  return (text) => {
    const bare = text.replace(/\s+/g, '')
    const found = [...forms.values()].flatMap(({ form, how }) => placesOf(bare, form, how))
    if (found.length === 0 || bare.length === text.length) return found
    const origins = originsOf(text)
    return found.map(({ how, from, to }) => ({ how, from: origins[from] ?? 0, to: (origins[to - 1] ?? 0) + 1 }))
  }
}

function placesOf(text: string, form: string, how: string): FormPlace[] {
  const places: FormPlace[] = []
  for (let from = text.indexOf(form); from !== -1; from = text.indexOf(form, from + form.length)) {
    places.push({ how, from, to: from + form.length })
  }
  return places
}

/** Where each character stood before white space was left out. */
function originsOf(text: string): number[] {
  const origins: number[] = []
  for (let index = 0; index < text.length; index += 1) if (!/\s/.test(text[index] as string)) origins.push(index)
  return origins
}
