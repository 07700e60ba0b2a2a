/** The stories of a folder that form the plan: all, those of an epic or a sprint, or some by name. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'epic'; readonly epic: string }
  | { readonly kind: 'sprint'; readonly sprint: string | undefined }
  | { readonly kind: 'stories'; readonly stories: readonly string[] }

const expectedForms = 'all, epic-1, sprint, sprint-2, or ids of stories with commas: 1-2,1-3'

/** `expected`: the accepted forms, if the setting has none of them. */
export function readScope(raw: unknown): { value: Scope } | { expected: string } {
  const text = typeof raw === 'string' ? raw.trim() : ''
  if (text === '') return { expected: expectedForms }
  if (/^all$/i.test(text)) return { value: { kind: 'all' } }
  const [, kind = '', name = ''] = /^(epic|sprint)(?:[-: ]+(.+))?$/i.exec(text) ?? []
  if (/^sprint$/i.test(kind)) return { value: { kind: 'sprint', sprint: name === '' ? undefined : name.trim() } }
  if (/^epic$/i.test(kind))
    return name === '' ? { expected: expectedForms } : { value: { kind: 'epic', epic: name.trim() } }
  const stories = text
    .replace(/^stories:/i, '')
    .split(/[\s,]+/)
    .filter(Boolean)
  return stories.length === 0 ? { expected: expectedForms } : { value: { kind: 'stories', stories } }
}
