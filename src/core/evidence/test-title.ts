/** Programs separate groups and titles in different ways: `a > b`, `a › b`, `A::b`, `TestA/b`, `A.b`, `a b`. */
const separators = /[\s_>›:/.]+/g

/** A title as it is compared: the same words in the same order, whatever separates its groups. */
export const comparableTitle = (title: string): string => title.replace(separators, ' ').trim()

/** Whether `title` ends with all of `part`; both are comparable. */
export const endsWithTitle = (title: string, part: string): boolean =>
  part !== '' && (title === part || title.endsWith(` ${part}`))

/** Without the file that some agents put before it: `test/a.py::test_x` names the same test as `test_x`. */
export const titleInFile = (title: string, file: string): string =>
  title.startsWith(file) ? title.slice(file.length).replace(/^[\s>›:]+/, '') : title

/** Whether two paths may name the same file; a report's is absolute, or from another folder. */
export const isSameFile = (reported: string, cited: string): boolean => {
  const path = reported.replaceAll('\\', '/').replace(/^(?:file:\/\/|\.\/)+/, '')
  return path === cited || path.endsWith(`/${cited}`) || cited.endsWith(`/${path}`)
}
