import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankSettings, isSecretName } from '../../../src/core/confinement/blank-settings.ts'

const C = 'CANARY9xq'
/** A settings file as its tool writes it, with the secret; and what has to be left of it. */
const cases: readonly (readonly [name: string, text: string, kept?: string])[] = [
  [
    'cargo',
    `[registries.corp]\nindex = "sparse+https://user:${C}@h/i"\ntoken = "${C}"\ncredential-provider = ["cargo:token"]\n[http]\nproxy = "http://u:${C}@p:1"\n`,
    'cargo:token',
  ],
  [
    'npmrc',
    `registry=https://r/\n//r/:_authToken=${C}\n_auth=${C}==\nalways-auth=true\n//r/:_password="${C}"\n`,
    'always-auth=true',
  ],
  [
    'props',
    `systemProp.http.proxyHost=proxy\nnexusPassword=${C} with, more\nmavenUser=u\norg.gradle.jvmargs=-Xmx2g -Dpw.password=${C} -Dx=y\nartifactory_password : ${C}\n`,
    '-Dx=y',
  ],
  [
    'maven',
    `<settings><servers><server><id>x</id><username>u</username><password>${C}</password><passphrase>{${C}}</passphrase><configuration><httpHeaders><property><name>Authorization</name><value>Bearer ${C}</value></property></httpHeaders></configuration></server></servers><mirrors><mirror><url>https://m/</url></mirror></mirrors></settings>`,
    '<url>https://m/</url>',
  ],
  [
    'nuget',
    `<configuration><packageSources><add key="corp" value="https://n/v3" /></packageSources><packageSourceCredentials><corp><add key="Username" value="u" /><add key="ClearTextPassword" value="${C}" /><add key="Password" value="${C}" /></corp></packageSourceCredentials><apikeys><add key="https://x" value="${C}" /></apikeys></configuration>`,
    'https://n/v3',
  ],
  [
    'composer',
    JSON.stringify({
      'http-basic': { h: { username: 'u', password: C } },
      'github-oauth': { 'github.com': C },
      bearer: { h: C },
      'custom-headers': { h: ['API-TOKEN: ' + C] },
      config: { 'vendor-dir': 'v' },
    }),
    'vendor-dir',
  ],
  [
    'groovy',
    `allprojects { repositories { maven { url "https://m"; credentials { username = 'u'; password = '${C}' } } } }\nmaven { credentials(HttpHeaderCredentials) { name = "Authorization"\n value = "Bearer ${C}" } }\n password "${C}"\n password.set("${C}")\n`,
    'https://m',
  ],
  ['sbt', `credentials += Credentials("Realm", "host", "u", "${C}")\nresolvers += "x" at "https://m"\n`, 'https://m'],
  ['sbtcred', `realm=R\nhost=h\nuser=u\npassword=${C}\n`, 'host=h'],
  ['julia', `access_token = "${C}"\nid_token = "${C}"\nrefresh_url = "https://p"\nexpires_in = 86400\n`, 'https://p'],
  ['uv', `[[credential]]\nservice = "https://h"\nusername = "u"\nscheme="basic"\npassword = "${C}"\n`, 'https://h'],
  [
    'poetry',
    `[http-basic.foo]\nusername = "u"\npassword = "${C}"\n[pypi-token]\npypi = "${C}"\n[other]\nx = "keep"\n`,
    'keep',
  ],
  [
    'yarnrc',
    `npmRegistries:\n  "//r":\n    npmAuthIdent: "u:${C}"\n    npmAlwaysAuth: true\nnpmAuthToken: ${C}\nnodeLinker: node-modules\n`,
    'node-modules',
  ],
  ['bundle', `---\nBUNDLE_GEMS__X__COM: "u:${C}"\nBUNDLE_PATH: vendor\n`, 'vendor'],
  ['gem', `:rubygems_api_key: ${C}\n`],
  ['hex', `{"$write_key", <<"${C}">>}.\n{<<"auth_key">>, <<"${C}">>}.\n`],
  ['netrc', `machine h login u password ${C}\n`, 'login u'],
  [
    'git',
    `[http "https://h/"]\n\textraheader = AUTHORIZATION: basic ${C}aaa\n[remote "origin"]\n\turl = https://x:${C}@h/r.git\n`,
    'h/r.git',
  ],
  ['yaml block', `a: 1\ntoken: |\n  ${C}\n  ${C}\nb: keep\n`, 'b: keep'],
  ['yaml nested', `auth:\n  value: ${C}\n  user: me\n- x\nb: keep\n`, 'b: keep'],
  ['yaml flow', `a: {token: ${C}, url: keep}\n`, 'url: keep}'],
  ['toml triple', `password = """\n${C}\n"""\nb = "keep"\n`, 'b = "keep"'],
  ['toml arr', `tokens = ["${C}", "${C}"]\nb = "keep"\n`, 'keep'],
  ['env', `export NPM_TOKEN=${C}\nexport PATH="$HOME/.cargo/bin:$PATH"\n`, '.cargo/bin'],
  ['pem', `x\n-----BEGIN RSA PRIVATE KEY-----\n${C}\n-----END RSA PRIVATE KEY-----\nkeep`, 'keep'],
  ['init.gradle kts', `credentials { username = "u"\n password = System.getenv("X") ?: "${C}" }\n`],
  [
    'gradle kts, a token in a header',
    `credentials(HttpHeaderCredentials::class) { name = "Private-Token"\n value = "${C}" }\n`,
    'credentials(HttpHeaderCredentials::class) { name = "Private-Token"',
  ],
  [
    'gradle, a token in a header',
    `credentials(HttpHeaderCredentials) {\n  name = 'Deploy-Token'\n  value = '${C}'\n}\nvalue = 'kept'\n`,
    "value = 'kept'",
  ],
  ['gradle, a header by its name', `credentials { name 'Job-Token'; value "${C}" }\n`, 'Job-Token'],
  ['gradle, in short', `ext.pw = "${C}"\next.version = "1"\n`, 'version = "1"'],
  ['cabal', `repository x\n  url: http://h\nusername: u\npassword: ${C}\npassword-command: get\n`, 'get'],
  ['cont', `password = ab\\\n   ${C}\nkeep=1\n`, 'keep=1'],
  ['conda', `channels:\n  - https://h/t/${C}tokenXX/chan\nchannel_alias: x\n`, 'chan'],
]

describe('settings lose their credentials and nothing that a tool needs', () => {
  test.each(cases)('%s', (_, text = '', kept = '') => {
    const blanked = blankSettings(text)
    expect(blanked).not.toContain(C)
    expect(blanked).toContain(kept)
  })
})

test('a text without a credential stays as it is', () => {
  const texts = [
    'registry=https://registry.npmjs.org/\nalways-auth=true\n',
    '[credential "https://example.com"]\n\thelper = gcloud.sh\n',
    '[build]\ntarget-dir = "x"\n[registry]\nglobal-credential-providers = ["cargo:token"]\n',
    '<settings><mirrors><mirror><url>https://m</url></mirror></mirrors></settings>',
    '{"a":{"b":[1,true,null,"x"]}}',
    'credentials(PasswordCredentials::class)\nauthentication { create<HttpHeaderAuthentication>("header") }\n',
  ]
  expect(texts.map((text) => blankSettings(text))).toEqual(texts)
})

test.each([
  ['token', true],
  ['npmAuthToken', true],
  ['NPM_TOKEN_2', true],
  ['store-password', true],
  ['clientSecret', true],
  ['credential-provider', false],
  ['token-url', false],
  ['author', false],
  ['passive', false],
  ['compass', false],
])('the name %s holds a secret: %s', (name, isSecret) => {
  expect(isSecretName(name)).toBe(isSecret)
})

const secret = fc.stringMatching(/^[A-Za-z0-9#!%,;$&*+-]{12,30}$/)
const name = fc.constantFrom('token', 'password', 'apiKey', 'client_secret', 'authToken', '_auth', 'ACCESS_TOKEN')
const shapes: readonly ((name: string, value: string) => string)[] = [
  (key, value) => `${key}=${value}`,
  (key, value) => `  ${key} : ${value}`,
  (key, value) => `export ${key}="${value}"`,
  (key, value) => `${key} = '${value}'`,
  (key, value) => JSON.stringify({ a: { [key]: value } }),
  (key, value) => JSON.stringify({ [key]: { host: [value] } }),
  (key, value) => `<${key}>${value}</${key}>`,
  (key, value) => `<add key="${key}" value="${value}" />`,
  (key, value) => `a = { ${key} = "${value}", url = "u" }`,
  (_, value) => `https://user:${value.replace(/[#]/g, '')}@host/`,
]

test('C27: no value of a secret name is left, in any of the shapes, among any other lines', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shapes), name, secret, fc.array(fc.string()), (shape, key, value, others) => {
      const before = others.map((line) => `# ${line.replace(/[\n"'|>\\]/g, '')}`).join('\n')
      const blanked = blankSettings(`${before}\n${shape(key, value)}\nlast = kept\n`)
      expect(blanked).not.toContain(value.replace(/[#]/g, ''))
    }),
  )
})
