// Writes docs/errors.md and docs/settings.md from the tables that the program itself uses, and docs/security.md from those of a test.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cases } from '../test/redteam/cases.ts'
import { securityDocument } from '../test/redteam/table.ts'
import { errorsDocument } from './errors-document.ts'
import { settingsDocument } from './settings-document.ts'

mkdirSync('docs', { recursive: true })
writeFileSync('docs/errors.md', errorsDocument())
writeFileSync('docs/settings.md', settingsDocument())
writeFileSync('docs/security.md', securityDocument(cases))
