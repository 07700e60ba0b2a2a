/** Segments as macOS or Windows may take them: case, composition, ignorable characters, trailing dots, streams. */
export function foldedPath(path: string): string[] {
  return path
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .split(/[/\\]/)
    .map((part) => part.replace(/(?<=.):.*$/, '').replace(/[. ]+$/, ''))
    .filter((part) => part !== '')
}
