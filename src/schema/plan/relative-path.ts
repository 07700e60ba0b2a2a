import { z } from 'zod'

/** Stays inside its folder: no absolute path, no `..`, no backslash, nothing below a `.git`. */
export const relativePath = z
  .string()
  .min(1)
  .refine(
    (path) =>
      !/^[/]|^[a-z]:|[\\\0]/i.test(path) && !path.split('/').some((name) => ['', '.', '..', '.git'].includes(name)),
    'expected a relative path without "..", "." and ".git"',
  )
