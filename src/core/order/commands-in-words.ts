import { type OperatorWord, operatorWords } from './read-command.ts'

/** Replaces each order in backticks, such as `redo 1`, by the command that the reader types. */
export const commandsInWords = (
  text: string,
  write: (verb: OperatorWord, ...words: readonly string[]) => string,
): string =>
  text.replace(/`([a-z]+)((?: [^`]*)?)`/g, (span: string, verb: string, rest: string) =>
    Object.hasOwn(operatorWords, verb)
      ? `\`${write(verb as OperatorWord, ...rest.split(' ').filter(Boolean))}\``
      : span,
  )
