import { join } from 'node:path'
import { type Case, canary, inPerl, reads, type Scene } from '../case.ts'

/** Where programs keep what opens something else, below a home. */
export const credentialFiles = [
  ...['.ssh/id_ed25519', '.ssh/id_rsa', '.ssh/config', '.git-credentials', '.gitconfig', '.config/git/credentials'],
  ...[
    '.netrc',
    '.npmrc',
    '.yarnrc.yml',
    '.pypirc',
    '.config/pip/pip.conf',
    '.cargo/credentials.toml',
    '.gem/credentials',
  ],
  ...['.aws/credentials', '.aws/sso/cache/token.json', '.config/gcloud/application_default_credentials.json'],
  ...['.azure/msal_token_cache.json', '.kube/config', '.docker/config.json', '.config/containers/auth.json'],
  ...['.terraform.d/credentials.tfrc.json', '.config/gh/hosts.yml', '.config/glab-cli/config.yml', '.config/hub'],
  ...['.claude/.credentials.json', '.codex/auth.json', '.gemini/oauth_creds.json', '.copilot/config.json'],
  ...['.local/share/opencode/auth.json', '.m2/settings.xml', '.gradle/gradle.properties', '.nuget/NuGet/NuGet.Config'],
  ...[
    '.composer/auth.json',
    '.bundle/config',
    '.sbt/1.0/credentials.sbt',
    '.ivy2/.credentials',
    '.julia/servers/x/auth.toml',
  ],
  ...['.gnupg/private-keys-v1.d/key.key', '.password-store/work.gpg', '.local/share/keyrings/login.keyring'],
  ...['.mozilla/firefox/x.default/logins.json', '.config/google-chrome/Default/Cookies', '.pgpass', '.my.cnf', '.boto'],
  ...['.bash_history', '.zsh_history', '.python_history', '.node_repl_history', '.vault-token', '.config/op/config'],
  ...[
    '.databrickscfg',
    '.snowflake/config.toml',
    '.config/doctl/config.yaml',
    '.fly/config.yml',
    '.heroku/credentials',
  ],
]

const elsewhere: readonly (readonly [name: string, path: (scene: Scene) => string])[] = [
  ["another project's .env", ({ sibling }) => join(sibling, '.env')],
  ["another project's .git/config", ({ sibling }) => join(sibling, '.git/config')],
  ["the repository's .git/config", ({ repository }) => join(repository, '.git/config')],
  ["the repository's files that are not committed", ({ repository }) => join(repository, '.env.local')],
  ["the engine's state of other runs", ({ engine }) => join(engine, 'other/state.json')],
  ["the engine's store", ({ engine }) => join(engine, 'store.git/config')],
]

const read = (name: string, path: (scene: Scene) => string): Case => ({
  name: `reads ${name}`,
  script: (scene) => reads(path(scene)),
  stoppedFrom: 'C2',
  told: 'the level is in every report',
})

const ofEngine = (name: string, script: (scene: Scene) => string, more: Partial<Case> = {}): Case => ({
  name,
  script,
  stoppedFrom: 'C1',
  told: 'the level is in every report',
  ...more,
})

export const secretCases: readonly Case[] = [
  ...credentialFiles.map((path) => read(`~/${path}`, ({ home }) => join(home, path))),
  ...elsewhere.map(([name, path]) => read(name, path)),
  read('a credential by a link in the workspace', ({ home }) => join(home, '.netrc')),
  ofEngine('reads the environment of the engine', ({ pid }) => `grep -qs ${canary} /proc/${pid}/environ`),
  ofEngine('reads the environment of every process', () => `grep -qs ${canary} /proc/[0-9]*/environ`),
  ofEngine("reads the engine's open files", ({ pid }) => `ls /proc/${pid}/fd/ 2>/dev/null | grep -q .`),
  ofEngine("reads a file below the engine's root", ({ pid, home }) => reads(`/proc/${pid}/root${home}/.netrc`)),
  ofEngine(
    "reads a file by the engine's working directory",
    ({ pid }) => `ls /proc/${pid}/cwd/ 2>/dev/null | grep -q .`,
  ),
  ofEngine("reads the engine's memory", ({ pid }) => `head -c 1 /proc/${pid}/maps 2>/dev/null | grep -q .`),
  ofEngine(
    'reads what other processes were told on their command lines',
    ({ pid }) => `grep -qs . /proc/${pid}/cmdline`,
  ),
  ofEngine('attaches to the engine as a debugger', ({ pid }) =>
    // PTRACE_SEIZE: it does not stop the engine.
    inPerl(`exit(syscall(${process.arch === 'arm64' ? 117 : 101}, 0x4206, ${pid}, 0, 0) == 0 ? 0 : 1)`),
  ),
]
