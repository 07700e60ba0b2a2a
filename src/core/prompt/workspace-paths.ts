import { type Section, withPieces } from './section.ts'

/** A replay's checks print this folder, so that two replays are alike. */
export const replayWorkspace = '/workspace'

/** Writes workspace paths as `.`. */
export function withoutWorkspace(section: Section, workspaces: readonly string[]): Section {
  const shorten = shortener(workspaces)
  return withPieces(
    section,
    section.pieces.map(({ rank, text }) => ({ rank, text: rank === 'fixed' ? text : shorten(text) })),
  )
}

function shortener(workspaces: readonly string[]): (text: string) => string {
  const folders = [...new Set([...workspaces, replayWorkspace].map((path) => path.replace(/[/\\]+$/, '')))]
    .filter((path) => path.length > 1)
    // The longest first: one may lie in another.
    .sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\w.-])(?:file://)?(?:${folders.map(escaped).join('|')})(?![\\w-])(?!\\.\\w)`, 'g')
  return (text) => text.replace(pattern, '.')
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
