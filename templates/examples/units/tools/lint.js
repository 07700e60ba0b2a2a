// The smallest style check: no tabs, no space at the end of a line, a comment above every exported function.
import { readdirSync, readFileSync } from 'node:fs'

const faults = []
for (const file of readdirSync('src')) {
  const lines = readFileSync(`src/${file}`, 'utf8').split('\n')
  lines.forEach((line, index) => {
    const place = `src/${file}:${index + 1}`
    if (line.includes('\t')) faults.push(`${place} has a tab`)
    if (/\s$/.test(line)) faults.push(`${place} ends in a space`)
    if (line.startsWith('export function') && !lines[index - 1]?.endsWith('*/')) faults.push(`${place} has no comment`)
  })
}
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
