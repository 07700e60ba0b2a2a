import { expect, test } from 'vitest'
import { fillInVariables } from '../../../src/core/mcp/fill-in.ts'

const values: Readonly<Record<string, string>> = { KEY: 'k-1', DOLLARS: `$& \${KEY}`, EMPTY: '' }
const stdio = (more: object) => ({ type: 'stdio' as const, command: 'x', args: [], env: {}, ...more })
const filled = (server: Parameters<typeof fillInVariables>[0]) => fillInVariables(server, (name) => values[name])

test('variables are filled in wherever they stand, and what they hold is not looked at again', () => {
  const server = stdio({
    command: `/opt/\${KEY}`,
    args: [`--k=\${KEY}`, `\${DOLLARS}`],
    env: { A: `\${NO:-other}`, B: 'b' },
  })
  expect(filled(server)).toEqual({
    server: stdio({ command: '/opt/k-1', args: ['--k=k-1', `$& \${KEY}`], env: { A: 'other', B: 'b' } }),
  })
  const http = { type: 'http' as const, url: `https://a.example/\${KEY}`, headers: { Authorization: `Bearer \${KEY}` } }
  expect(filled(http)).toEqual({
    server: { type: 'http', url: 'https://a.example/k-1', headers: { Authorization: 'Bearer k-1' } },
  })
})

test('what is missing is named once', () => {
  expect(filled(stdio({ args: [`\${ONE}`, `\${TWO} \${ONE}`, `\${KEY}`] }))).toEqual({ missing: ['ONE', 'TWO'] })
})
