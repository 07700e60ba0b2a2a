import { resolve } from 'node:path'

/** The folder of the program that runs: `dist/cli`, `dist/main` and so on. */
export const programFolder = import.meta.dirname

/** Where `dist`, `templates` and `package.json` stand. This file and the bundles lie equally deep below it. */
export const installed = resolve(programFolder, '../..')
