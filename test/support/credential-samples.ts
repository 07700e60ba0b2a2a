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
    Slack: `xoxb-${some(12, digits)}-${some(13, digits)}-${some(24)}`,
    'GitHub fine-grained': `github_pat_${some(22)}_${some(59)}`,
    'private key': `-----BEGIN PRIVATE KEY-----\\n${some(64)}\\n${some(64)}\\n-----END PRIVATE KEY-----`,
    Clojars: `CLOJARS_${some(60, `${digits}${capitals.toLowerCase()}`)}`,
    'GitLab runner registration': `GR1348941${some(20)}`,
    'GitLab feed': `glft-${some(20)}`,
    Heroku: `HRKU-AA${some(58)}`,
    Sentry: `sntryu_${some(64, hex)}`,
    Bitbucket: `ATBB${some(24)}${some(8, '0123456789ABCDEF')}`,
    Square: `sq0csp-${some(43)}`,
    Contentful: `CFPAT-${some(43)}`,
    Perplexity: `pplx-${some(48)}`,
    Netlify: `nfp_${some(36)}`,
    SonarQube: `squ_${some(40, hex)}`,
    Buildkite: `bkua_${some(40, hex)}`,
    CircleCI: `CCIPAT_${some(22)}_${some(40, hex)}`,
    Mailchimp: `${some(32, hex)}-us21`,
    Artifactory: `AKCp${some(69)}`,
    'Artifactory reference': `cmVmdGtu${some(56)}`,
    'Hugging Face': `hf_${some(34)}`,
    Groq: `gsk_${some(52)}`,
    Linear: `lin_api_${some(40)}`,
    Notion: `ntn_${some(11, digits)}${some(35)}`,
    Figma: `figd_${some(40)}`,
    Databricks: `dapi${some(32, hex)}`,
    Shopify: `shpat_${some(32, hex)}`,
    'Grafana Cloud': `glc_eyJ${some(120)}=`,
    'Grafana service account': `glsa_${some(32)}_${some(8, hex)}`,
    Tailscale: `tskey-auth-k${some(10)}CNTRL-${some(32)}`,
    LangSmith: `lsv2_pt_${some(32, hex)}_${some(10, hex)}`,
    NVIDIA: `nvapi-${some(64)}`,
    'Azure client secret': `${some(3)}8Q~${some(34)}`,
    Neon: `napi_${some(64)}`,
    'Docker organization': `dckr_oat_${some(32)}`,
    '1Password': `ops_eyJ${some(250)}`,
    Fly: `fo1_${some(43)}`,
    'Fly macaroon': `fm2_${some(160)}`,
    Alibaba: `LTAI${some(20)}`,
    Prefect: `pnu_${some(36)}`,
    Typeform: `tfp_${some(44)}_${some(14)}`,
    Duffel: `duffel_live_${some(43)}`,
    Infracost: `ico-${some(32)}`,
    ReadMe: `rdme_${some(70, `${digits}${capitals.toLowerCase()}`)}`,
    EasyPost: `EZAK${some(54)}`,
    Sourcegraph: `sgp_${some(16, hex)}_${some(40, hex)}`,
    OpenShift: `sha256~${some(43)}`,
    'Cloudflare origin CA': `v1.0-${some(24, hex)}-${some(146, hex)}`,
    Harness: `pat.${some(22)}.${some(24, hex)}.${some(20)}`,
    'Supabase secret': `sb_secret_${some(22)}_${some(8)}`,
  }
}
