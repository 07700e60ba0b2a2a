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
    DigitalOcean: `dop_v1_${some(64, hex)}`,
    'DigitalOcean OAuth': `doo_v1_${some(64, hex)}`,
    PyPI: `pypi-AgEIcHlwaS5vcmc${some(140)}`,
    RubyGems: `rubygems_${some(48, hex)}`,
    'crates.io': `cio${some(32)}`,
    'GitLab runner': `glrt-${some(20)}`,
    Doppler: `dp.pt.${some(43)}`,
    Pulumi: `pul-${some(40, hex)}`,
    Postman: `PMAK-${some(24, hex)}-${some(34, hex)}`,
    'New Relic': `NRAK-${some(27, capitals)}`,
    Atlassian: `ATATT3${some(186)}`,
    Dynatrace: `dt0c01.${some(24, capitals)}.${some(64, capitals)}`,
    Telegram: `${some(10, digits)}:AA${some(33)}`,
    'Terraform Cloud': `${some(14)}.atlasv1.${some(67)}`,
    PlanetScale: `pscale_tkn_${some(43)}`,
    Supabase: `sbp_${some(40, hex)}`,
    'Stripe webhook': `whsec_${some(32)}`,
    Replicate: `r8_${some(37)}`,
    xAI: `xai-${some(80)}`,
    OpenRouter: `sk-or-v1-${some(64, hex)}`,
    Airtable: `pat${some(14)}.${some(64, hex)}`,
    'Google client': `GOCSPX-${some(28)}`,
    age: `AGE-SECRET-KEY-1${some(58, '023456789ACDEFGHJKLMNPQRSTUVWXYZ')}`,
    Brevo: `xkeysib-${some(64, hex)}-${some(16)}`,
    'Discord webhook': `https://discord.com/api/webhooks/${some(18, digits)}/${some(68)}`,
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
