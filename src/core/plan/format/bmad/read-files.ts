import type { Fault } from '../../lint/fault.ts'
import { mergeMarkers } from '../read/merge-markers.ts'
import { sourceText } from '../read/source-text.ts'
import { type FolderFile, isFolderOfStories, kindOf } from './folder.ts'

/** Adds a file's text to `texts`, or returns why it cannot. */
export function addText(texts: Map<string, string>, { path, link, bytes, folder = false }: FolderFile): Fault[] {
  const kind = kindOf(path)
  if (link || bytes === undefined)
    return kind || folder || isFolderOfStories(path) ? [linkFault(path, kind ?? 'story')] : []
  if (kind !== 'status' && kind !== 'story' && bytes.length > maxDocumentBytes)
    return [tooLargeFault(path, bytes.length)]
  const text = isDocument(kind) ? new TextDecoder('utf-8').decode(bytes) : sourceText(bytes, path)
  if (typeof text !== 'string') return [{ ...text, file: path }]
  texts.set(path, text)
  return isDocument(kind) ? [] : mergeMarkers(text).map((fault) => ({ ...fault, file: path }))
}

const maxDocumentBytes = 64 * 1024 * 1024
const isDocument = (kind: string | undefined): boolean => kind !== 'status' && kind !== 'story'

const tooLargeFault = (file: string, size: number): Fault => ({
  severity: 'warning',
  code: 'PLAN_DOCUMENT_TOO_LARGE',
  at: [],
  file,
  offset: 0,
  message: `The document is ${size} bytes long, so it is left out.`,
  remedy: 'Split it into files by topic, and have each story name the files that it needs.',
})

const linkFault = (file: string, kind: string): Fault => ({
  severity: isDocument(kind) ? 'warning' : 'error',
  code: 'PLAN_LINK_OUTSIDE',
  at: [],
  file,
  offset: 0,
  message: 'This is a symbolic link. Links are not followed here, because they can point outside the repository.',
  remedy: 'Put the file itself here.',
})
