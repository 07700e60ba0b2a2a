// Writes docs/errors.md and docs/settings.md from the tables that the program itself uses.
import { mkdirSync, writeFileSync } from 'node:fs'
import { errorsDocument } from './errors-document.ts'
import { settingsDocument } from './settings-document.ts'

mkdirSync('docs', { recursive: true })
writeFileSync('docs/errors.md', errorsDocument())
writeFileSync('docs/settings.md', settingsDocument())
