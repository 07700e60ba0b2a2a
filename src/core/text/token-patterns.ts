interface TokenPattern {
  readonly kind: string
  readonly pattern: RegExp
}

/** Prefixes that providers give their credentials, with what follows at its real length: nothing else is written so. */
const prefixed: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['a DigitalOcean token', /do[oprt]_v1_[a-f0-9]{64}/],
  ['a PyPI token', /pypi-AgE[\w-]{50,}/],
  ['a RubyGems key', /rubygems_[a-f0-9]{48}/],
  ['a crates.io token', /cio[A-Za-z0-9]{32}/],
  ['a Clojars token', /CLOJARS_[a-z0-9]{60}/],
  ['a GitLab token', /gl(?:pat|ptt|dt|rt|soat|cbt|imt|agent|oas)-[\w.-]{20,}/],
  ['a Doppler token', /dp\.(?:pt|st|ct|sa|scim|audit)\.(?:[\w-]{1,40}\.)?[A-Za-z0-9]{40,44}/],
  ['a Pulumi token', /pul-[a-f0-9]{40}/],
  ['a Postman key', /PMAK-[a-f0-9]{24}-[a-f0-9]{34}/],
  ['a New Relic key', /NRAK-[A-Z0-9]{27}/],
  ['a Heroku key', /HRKU-AA[\w-]{58}/],
  ['a Sentry token', /sntry[su]_[\w=+/-]{40,}/],
  ['an Atlassian token', /ATATT3[\w=-]{170,}/],
  ['a Bitbucket token', /ATBB[A-Za-z0-9]{24}[A-F0-9]{8}/],
  ['a Dynatrace token', /dt0[a-z]\d{2}\.[A-Z0-9]{24}\.[A-Z0-9]{64}/],
  ['a Telegram bot token', /\d{8,10}:AA[\w-]{33}/],
  ['a Square token', /sq0(?:atp|csp)-[\w-]{22,43}/],
  ['a Terraform Cloud token', /[A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,70}/],
  ['a PlanetScale token', /pscale_(?:tkn|pw|oauth)_[\w.-]{32,64}/],
  ['a Supabase token', /sbp_[a-f0-9]{40}/],
  ['a Stripe key', /(?:sk|rk)_live_[A-Za-z0-9]{24,}|whsec_[A-Za-z0-9+/]{32,}/],
  ['a Contentful token', /CFPAT-[\w-]{43}/],
  ['a Replicate token', /r8_[A-Za-z0-9]{37}/],
  ['an xAI key', /xai-[A-Za-z0-9]{80}/],
  ['an OpenRouter key', /sk-or-v1-[a-f0-9]{64}/],
  ['a Perplexity key', /pplx-[A-Za-z0-9]{48}/],
  ['an Airtable token', /pat[A-Za-z0-9]{14}\.[a-f0-9]{64}/],
  ['a Netlify token', /nfp_[A-Za-z0-9]{36}/],
  ['a Google client secret', /GOCSPX-[\w-]{28}/],
  ['an age key', /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}/],
  ['a SonarQube token', /sq[pua]_[a-f0-9]{40}/],
  ['a Buildkite token', /bkua_[a-f0-9]{40}/],
  ['a CircleCI token', /CCIPAT_[A-Za-z0-9]{22}_[a-f0-9]{40}/],
  ['a Brevo key', /xkeysib-[a-f0-9]{64}-[A-Za-z0-9]{16}/],
  ['a Mailchimp key', /[a-f0-9]{32}-us\d{1,2}/],
  ['an Artifactory key', /AKCp[A-Za-z0-9]{69}/],
  ['a Discord webhook', /discord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,68}/],
]

/** Nothing but the token stands in its word. */
export const prefixedTokens: readonly TokenPattern[] = prefixed.map(([kind, { source }]) => ({
  kind,
  pattern: new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, 'g'),
}))
