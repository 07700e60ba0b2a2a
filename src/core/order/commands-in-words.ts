import { type OperatorWord, operatorWords } from './read-command.ts'

/** A text in which `redo 1` and its like, in backticks, are commands as the reader types them. */
export const commandsInWords = (
  text: string,
  write: (verb: OperatorWord, ...words: readonly string[]) => string,
): string =>
  text.replace(/`([a-z]+)((?: [^`]*)?)`/g, (span: string, verb: string, rest: string) =>
    Object.hasOwn(operatorWords, verb)
      ? `\`${write(verb as OperatorWord, ...rest.split(' ').filter(Boolean))}\``
      : span,
  )
