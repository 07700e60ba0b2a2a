import { findNodeAtLocation } from 'jsonc-parser'
import type { z } from 'zod'
import { parseDocument } from '../plan/format/json/json-syntax.ts'
import { issueWords } from '../text/issue-words.ts'

/** A file's value, or all that is wrong with it, each with `file:line`. */
export type ReadFile<T> = { readonly value: T } | { readonly findings: readonly string[] }

/** So many faults of one file are told. */
const mostFaults = 20

/** Reads JSON of a known shape and finds where in the file each fault stands. Never throws. */
export function readJsonFile<T>(file: string, text: string, shape: z.ZodType<T>): ReadFile<T> {
  const source = text.replace(/^\uFEFF/, '')
  const at = (offset = 0): string => `${file}:${source.slice(0, offset).split('\n').length}`
  const document = parseDocument(source)
  if (Array.isArray(document)) return { findings: document.map(({ offset, message }) => `${at(offset)}: ${message}`) }
  const read = shape.safeParse(document.value)
  if (read.success) return { value: read.data }
  const findings = read.error.issues.slice(0, mostFaults).map((issue) => {
    const keys = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
    // The innermost part that is there, where a field is missing.
    const depths = keys.map((_, depth) => findNodeAtLocation(document.root, keys.slice(0, keys.length - depth)))
    const node = depths.find((found) => found !== undefined) ?? document.root
    return `${at(node.offset)} ${place(keys)}: ${issueWords(issue, document.value)}`
  })
  return { findings }
}

const place = (keys: readonly (string | number)[]): string =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '') || 'the whole'
