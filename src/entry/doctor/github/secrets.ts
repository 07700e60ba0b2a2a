import { commandSpan } from '../../../core/text/report-context.ts'
import { seen } from '../probe/here.ts'
import { type Found, ok, warn } from '../probe/probe.ts'
import { gitHubProbe } from './github-probe.ts'

const payers = ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN']

/** The secrets that the workflow names are there, by name; a value is never seen. */
export const secretsProbe = gitHubProbe('secrets', async ({ client, workflows }) => {
  const named = [...new Set([...workflows.values()].flatMap(({ secrets }) => secrets))].filter(isOwn)
  if (named.length === 0) return []
  const [own, shared] = await Promise.all([
    seen(client.request('GET /repos/{owner}/{repo}/actions/secrets', { per_page: 100 })),
    seen(client.request('GET /repos/{owner}/{repo}/actions/organization-secrets', { per_page: 100 })),
  ])
  if (!own) return ok(`${named.join(', ')}: whether they are there cannot be seen with this token`)
  const known = new Set([...own.secrets, ...(shared?.secrets ?? [])].map(({ name }) => name.toUpperCase()))
  return missing(named, known)
})

/** One of those that pay is enough. */
function missing(named: readonly string[], known: ReadonlySet<string>): Found | readonly Found[] {
  const paying = named.filter((name) => payers.includes(name))
  const others = named.filter((name) => !payers.includes(name) && !known.has(name.toUpperCase()))
  const unpaid = paying.length > 0 && !paying.some((name) => known.has(name))
  const lacking = [...(unpaid ? [paying.join(' or ')] : []), ...others]
  if (lacking.length === 0) return ok(`${named.filter((name) => known.has(name.toUpperCase())).join(', ')}`)
  return lacking.map((name) =>
    warn(
      `There is no secret ${name}.`,
      `${commandSpan('gh', 'secret', 'set', name.split(' ')[0] ?? name)}, or in the environment that the job uses.`,
    ),
  )
}

/** The token of the workflow itself is always there. */
const isOwn = (name: string): boolean => name !== 'GITHUB_TOKEN'
