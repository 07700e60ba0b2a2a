/** Group separators differ: `a > b`, `a › b`, `A::b`, `TestA/b`, `A.b`, `a b`. */
const separators = /[\s_>›:/.]+/g

/** Normalises the separators. */
export const comparableTitle = (title: string): string => title.replace(separators, ' ').trim()

/** Both are comparable titles. */
export const endsWithTitle = (title: string, part: string): boolean =>
  part !== '' && (title === part || title.endsWith(` ${part}`))

/** Some agents put the file first: `test/a.py::test_x` means `test_x`. */
export const titleInFile = (title: string, file: string): string =>
  title.startsWith(file) ? title.slice(file.length).replace(/^[\s>›:]+/, '') : title

/** A reported path may be absolute or relative to another folder. */
export const isSameFile = (reported: string, cited: string): boolean => {
  const path = reported.replaceAll('\\', '/').replace(/^(?:file:\/\/|\.\/)+/, '')
  return path === cited || path.endsWith(`/${cited}`) || cited.endsWith(`/${path}`)
}
