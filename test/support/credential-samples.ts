import { createHash } from 'node:crypto'

const digits = '0123456789'
const hex = `${digits}abcdef`
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letters = `${capitals}${capitals.toLowerCase()}${digits}`

/**
 * One credential of each kind, made when it is asked for: none stands in this repository, where the scanners of others
 * would find it. The same in each run.
 */
export function samples(): Readonly<Record<string, string>> {
  const some = (length: number, of = letters): string => {
    let text = ''
    for (let round = 0; text.length < length; round++) {
      for (const byte of createHash('sha512').update(`${length} ${of} ${round}`).digest()) text += of[byte % of.length]
    }
    return text.slice(0, length)
  }
  return {
    'AWS key id': `AKIA${some(16, capitals)}`,
    Anthropic: `sk-ant-api03-${some(93)}AA`,
    'Azure storage': `AccountKey=${some(86)}==`,
    'Discord bot': `M${some(23)}.${some(6)}.${some(27)}`,
    Docker: `dckr_pat_${some(27)}`,
    'GitHub token': `ghp_${some(36)}`,
    GitLab: `glpat-${some(20)}`,
    'Google key': `AIza${some(35)}`,
    'JSON web token': `eyJ${some(20)}.eyJ${some(40)}.${some(43)}`,
    npm: `npm_${some(36)}`,
    OpenAI: `sk-proj-${some(74)}T3BlbkFJ${some(74)}`,
    PostgreSQL: `postgres://app:${some(16)}@db.internal:5432/app`,
    SendGrid: `SG.${some(22)}.${some(43)}`,
    'Slack webhook': `https://hooks.slack.com/services/T${some(8, capitals)}/B${some(8, capitals)}/${some(24)}`,
    Stripe: `sk_live_${some(24)}`,
    Twilio: `SK${some(32, hex)}`,
    Vault: `hvs.${some(90)}`,
  }
}
