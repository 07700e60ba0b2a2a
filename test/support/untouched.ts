import { snapshot } from './project.ts'

/** Everything in a user's folder but what a run is meant to bring: objects and its own two branches. */
export function untouched(folder: string): string {
  const mine = /objects(\/|$)|refs\/heads(\/ralph|$)|logs\/refs\/heads(\/ralph|$)|^\.\/\.git$/
  const { list = '', files = '' } = snapshot(folder)
  // Directories of git's own change their time when the branches come; files and their times count all the same.
  const keep = (line: string): boolean => !mine.test(line.split(' ')[4] ?? '') && !mine.test(line.split('  ')[1] ?? '')
  return [...list.split('\n'), ...files.split('\n')].filter(keep).join('\n')
}
