// Writes docs/errors.md from the tables of codes and exit codes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { errorsDocument } from './errors-document.ts'

mkdirSync('docs', { recursive: true })
writeFileSync('docs/errors.md', errorsDocument())
