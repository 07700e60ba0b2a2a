/** Which stories of a folder are the plan: all of them, those of an epic or a sprint, or some by name. */
export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'epic'; readonly epic: string }
  | { readonly kind: 'sprint'; readonly sprint: string | undefined }
  | { readonly kind: 'stories'; readonly stories: readonly string[] }

const form = 'all, epic-1, sprint, sprint-2, or ids of stories with commas: 1-2,1-3'

/** The setting `plan-scope`, or what was expected instead. */
export function readScope(raw: unknown): { value: Scope } | { expected: string } {
  const text = typeof raw === 'string' ? raw.trim() : ''
  if (text === '') return { expected: form }
  if (/^all$/i.test(text)) return { value: { kind: 'all' } }
  const [, kind = '', of = ''] = /^(epic|sprint)(?:[-: ]+(.+))?$/i.exec(text) ?? []
  if (/^sprint$/i.test(kind)) return { value: { kind: 'sprint', sprint: of === '' ? undefined : of.trim() } }
  if (/^epic$/i.test(kind)) return of === '' ? { expected: form } : { value: { kind: 'epic', epic: of.trim() } }
  const stories = text
    .replace(/^stories:/i, '')
    .split(/[\s,]+/)
    .filter(Boolean)
  return stories.length === 0 ? { expected: form } : { value: { kind: 'stories', stories } }
}
