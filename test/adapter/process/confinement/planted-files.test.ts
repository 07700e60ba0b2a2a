import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { ConfinementReport } from '../../../../src/schema/check/confinement.ts'
import { type Files, onMachineWith } from '../../../support/confinement/machine.ts'
import type { Planted } from '../../../support/confinement/planted.ts'
import { rows, whyNotHere } from '../../../support/confinement/ways.ts'

const folder = mkdtempSync(join(tmpdir(), 'ralph-planted-'))
chmodSync(folder, 0o777)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const canary = 'canary-of-a-secret-0123456789'
const home = '/home/ralph-planted'
const folders = [
  '/home',
  '/root',
  '/srv',
  '/opt',
  '/mnt',
  '/media',
  '/boot',
  '/data',
  '/nix',
  '/snap',
  '+/var',
  '+/etc',
  '+/usr',
]

/** Other people's files, in every top folder, beside the repository, and in the settings of tools. */
const secrets: Files = {
  '/srv/team/repo/.git/config': `url = https://u:${canary}@h/r`,
  '/srv/team/repo/secret': canary,
  '/srv/team/sibling/.git/config': `url = https://u:${canary}@h/r`,
  '/srv/team/sibling/bin/run': `#!/bin/sh\necho ${canary}`,
  '/srv/team/file-of-the-parent': canary,
  '/srv/other/file': canary,
  '/opt/application/config': canary,
  '/opt/file': canary,
  '/mnt/disk/file': canary,
  '/media/stick/file': canary,
  '/boot/file': canary,
  '/data/project/file': canary,
  '/var/lib/service/file': canary,
  '/var/www/site/.env': canary,
  '/var/log/service.log': canary,
  '/var/backups/file': canary,
  '/usr/local/src/project/file': canary,
  '/usr/src/project/file': canary,
  '/root/file': canary,
  [`${home}/.ssh/id_ed25519`]: canary,
  [`${home}/project/file`]: canary,
  [`${home}/.netrc`]: canary,
  [`${home}/go/src/project/file`]: canary,
  [`${home}/.sbt/.credentials`]: `realm=R\nhost=h\nuser=u\npassword=${canary}\n`,
  [`${home}/.sbt/1.0/global.sbt`]: `credentials += Credentials("R", "h", "u", "${canary}")\n`,
  [`${home}/.sbt/mine`]: `corp.password=${canary}\n`,
  [`${home}/.julia/servers/pkg.example.com/auth.toml`]: `access_token = "${canary}"\n`,
  [`${home}/.local/share/uv/credentials/credentials.toml`]: `[[credential]]\nservice = "h"\npassword = "${canary}"\n`,
  [`${home}/.cargo/config.toml`]: `[source.mirror]\nregistry = "https://mirror"\n[registries.corp]\ntoken = "${canary}"\n`,
  [`${home}/.cargo/credentials.toml`]: `[registry]\ntoken = "${canary}"\n`,
  [`${home}/.gradle/init.d/corp.gradle`]: `credentials { username = 'u'; password = '${canary}' } // mirror\n`,
  [`${home}/.gradle/gradle.properties`]: `corpPassword=${canary}\norg.gradle.parallel=true\n`,
  [`${home}/.nuget/NuGet/NuGet.Config`]: `<configuration><packageSources><add key="corp" value="https://mirror" /></packageSources><packageSourceCredentials><corp><add key="ClearTextPassword" value="${canary}" /></corp></packageSourceCredentials></configuration>`,
  [`${home}/.dotnet/corefx/cryptography/x509stores/my/a.pfx`]: canary,
  [`${home}/.dotnet/token`]: canary,
  [`${home}/.m2/settings.xml`]: `<settings><servers><server><password>${canary}</password></server></servers><mirrors><mirror><url>https://mirror</url></mirror></mirrors></settings>`,
  [`${home}/.pyenv/.git/config`]: `url = https://u:${canary}@h/r\n`,
  '/etc/gitconfig': `[http "https://h/"]\n\textraheader = AUTHORIZATION: basic ${canary}\n[user]\n\tname = mirror\n`,
  '/etc/pip.conf': `[global]\nindex-url = https://u:${canary}@mirror/simple\nfind-links = /opt/wheels\n`,
  '/etc/ld.so.conf.d/planted.conf': '/opt/loaded/lib\n',
}

const says = (text: string): string => `#!/bin/sh\n. "$(dirname "$(readlink -f "$0")")/${text}"\n`

/** Tools as they are installed on ordinary machines, each of which reads a file beside it. */
const tools: Files = {
  '/opt/hostedtoolcache/node/24/x64/bin/tool-of-cache': says('../lib/said'),
  '/opt/hostedtoolcache/node/24/x64/lib/said': 'echo cache',
  '/opt/pipx/venvs/black/bin/black': says('../lib/said'),
  '/opt/pipx/venvs/black/lib/said': 'echo pipx',
  '/opt/pipx_bin/black': '-> /opt/pipx/venvs/black/bin/black',
  [`${home}/.local/share/pipx/venvs/ruff/bin/ruff`]: says('../lib/said'),
  [`${home}/.local/share/pipx/venvs/ruff/lib/said`]: 'echo pipx of a home',
  [`${home}/.local/bin/ruff`]: `-> ${home}/.local/share/pipx/venvs/ruff/bin/ruff`,
  '/opt/google/chrome/google-chrome': says('said'),
  '/opt/google/chrome/said': 'echo chrome',
  '/usr/bin/google-chrome-planted': '-> /etc/alternatives/google-chrome-planted',
  '/etc/alternatives/google-chrome-planted': '-> /opt/google/chrome/google-chrome',
  '/usr/bin/az-planted': '#!/bin/sh\n. /opt/az/lib/said\n',
  '/opt/az/lib/said': 'echo az',
  '/opt/az/bin/python3': says('../lib/said'),
  '/var/lib/dpkg/info/azure-cli-planted.list':
    '/.\n/opt\n/opt/az\n/opt/az/bin\n/opt/az/bin/python3\n/opt/az/lib\n/opt/az/lib/said\n',
  '/usr/bin/of-rpm-planted': '#!/bin/sh\n. /opt/of-rpm/tool/said\n',
  '/opt/of-rpm/tool/said': 'echo rpm',
  '/opt/of-rpm/file': canary,
  '/var/lib/rpm/rpmdb.sqlite': '',
  '/usr/bin/rpm': `#!/bin/sh\n[ "$*" = '-qa --qf [%{FILENAMES}\\n]\\n' ] && printf '%s\\n' /usr/bin/of-rpm-planted /opt/of-rpm/tool /opt/of-rpm/tool/said ''\n`,
  '/usr/local/bin/pwsh-planted': '-> /opt/microsoft/powershell/7/pwsh',
  '/opt/microsoft/powershell/7/pwsh': says('said'),
  '/opt/microsoft/powershell/7/said': 'echo pwsh',
  [`${home}/.nvm/versions/node/v24/bin/tool-of-nvm`]: says('../lib/said'),
  [`${home}/.nvm/versions/node/v24/lib/said`]: 'echo nvm',
  [`${home}/.pyenv/shims/tool-of-pyenv`]: `#!/bin/sh\nexec ${home}/.pyenv/versions/3.13/bin/real\n`,
  [`${home}/.pyenv/versions/3.13/bin/real`]: '#!/bin/sh\necho pyenv\n',
  [`${home}/.asdf/shims/tool-of-asdf`]: `#!/bin/sh\nexec ${home}/.asdf/installs/ruby/3/bin/real\n`,
  [`${home}/.asdf/installs/ruby/3/bin/real`]: '#!/bin/sh\necho asdf\n',
  '/home/linuxbrew/.linuxbrew/Cellar/jq/1/bin/jq-planted': '#!/bin/sh\necho brew\n',
  '/home/linuxbrew/.linuxbrew/bin/jq-planted': '-> ../Cellar/jq/1/bin/jq-planted',
  '/nix/store/abc-tool/bin/tool-of-nix': '#!/bin/sh\necho nix\n',
  '/nix/var/nix/profiles/default': '-> /nix/store/abc-profile',
  '/nix/store/abc-profile/bin/tool-of-nix': '-> /nix/store/abc-tool/bin/tool-of-nix',
  '/snap/bin/tool-of-snap': '#!/bin/sh\necho snap\n',
  '/data/jdks/21/bin/java': says('../lib/said'),
  '/data/jdks/21/lib/said': 'echo java',
  '/data/jdks/21/release': 'JAVA_VERSION=21',
  '/opt/wheels/dep.whl': 'wheel',
  '/opt/loaded/lib/libx.so': 'library',
  '/data/models/small.bin': 'model',
  '/mnt/venv/bin/python': '-> /data/python/bin/python3',
  '/mnt/venv/pyvenv.cfg': 'home = /data/python/bin',
  '/data/python/bin/python3': '-> python3.13',
  '/data/python/bin/python3.13': says('../lib/said'),
  '/data/python/lib/said': 'echo python',
}

const paths = [
  ...[
    '/opt/hostedtoolcache/node/24/x64/bin',
    '/opt/pipx_bin',
    `${home}/.local/bin`,
    `${home}/.nvm/versions/node/v24/bin`,
  ],
  ...[
    `${home}/.pyenv/shims`,
    `${home}/.asdf/shims`,
    '/home/linuxbrew/.linuxbrew/bin',
    '/nix/var/nix/profiles/default/bin`',
  ],
  ...['/nix/var/nix/profiles/default/bin', '/snap/bin', '/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin'],
]
const works: Readonly<Record<string, readonly [command: string, printed: string]>> = {
  'tool cache': ['tool-of-cache', 'cache'],
  'pipx below /opt': ['black', 'pipx'],
  'pipx of a home': ['ruff', 'pipx of a home'],
  chrome: ['google-chrome-planted', 'chrome'],
  az: ['az-planted', 'az'],
  'a package of rpm': ['of-rpm-planted', 'rpm'],
  pwsh: ['pwsh-planted', 'pwsh'],
  nvm: ['tool-of-nvm', 'nvm'],
  pyenv: ['tool-of-pyenv', 'pyenv'],
  asdf: ['tool-of-asdf', 'asdf'],
  brew: ['jq-planted', 'brew'],
  nix: ['tool-of-nix', 'nix'],
  snap: ['tool-of-snap', 'snap'],
  JAVA_HOME: ['$JAVA_HOME/bin/java', 'java'],
  'a virtual environment': ['$VIRTUAL_ENV/bin/python', 'python'],
  'wheels that pip is told of': ['cat /opt/wheels/dep.whl', 'wheel'],
  'settings of git': ['git config --system user.name', 'mirror'],
  'a folder of the loader': ['cat /opt/loaded/lib/libx.so', 'library'],
  'what a variable of the call names': ['cat "$MODELS/small.bin"', 'model'],
}
/** What is left of settings at C3: below it a file with a credential cannot be read at all. */
const settings: Readonly<Record<string, readonly [path: string, kept: string]>> = {
  'settings of cargo': [`${home}/.cargo/config.toml`, 'https://mirror'],
  'settings of Maven': [`${home}/.m2/settings.xml`, 'https://mirror'],
  'settings of NuGet': [`${home}/.nuget/NuGet/NuGet.Config`, 'https://mirror'],
  'settings of Gradle': [`${home}/.gradle/gradle.properties`, 'org.gradle.parallel=true'],
  'scripts of Gradle': [`${home}/.gradle/init.d/corp.gradle`, '// mirror'],
  'settings of pip': ['/etc/pip.conf', 'mirror/simple'],
}

const environment = {
  PATH: paths.join(':'),
  RUNNER_TOOL_CACHE: '/opt/hostedtoolcache',
  JAVA_HOME: '/data/jdks/21',
  VIRTUAL_ENV: '/mnt/venv',
}
const inReach = Object.keys(secrets).filter((path) => path !== '/etc/ld.so.conf.d/planted.conf')
const tries = {
  ...Object.fromEntries(inReach.map((path, index) => [`secret ${index}`, `cat '${path}'`])),
  'every file that is left': `find / -xdev \\( -path /proc -o -path /sys -o -path /usr -o -path /dev \\) -prune -o -type f -size -9k -print0 2>/dev/null | xargs -0 grep -ls '${canary}'`,
  ...Object.fromEntries(Object.entries(works).map(([name, [command]]) => [name, command])),
  ...Object.fromEntries(Object.entries(settings).map(([name, [path]]) => [name, `cat '${path}'`])),
}

const exercised = rows.filter((row) => whyNotHere(row) === undefined)
const first = exercised.filter((row, index) => exercised.findIndex(({ way }) => way === row.way) === index)
const others = exercised.filter((row) => !first.includes(row))

describe.runIf(exercised.length > 0)(
  'of planted files a command reads none that nothing leads to, and tools run',
  () => {
    test.each(first.filter(({ way }) => /^(bubblewrap|bubblewrap-root|landlock)$/.test(way)))(
      'C27: by $way as $on.name',
      readsNone,
    )
    const rest = [...first.filter(({ way }) => !/^(bubblewrap|bubblewrap-root|landlock)$/.test(way)), ...others]
    if (rest.length > 0) test.each(rest)('C27: by $way as $on.name', { tags: 'thorough/variant' }, readsNone)

    function readsNone({ way, on, level }: (typeof exercised)[number]): void {
      const planted: Planted = {
        folder,
        home,
        hidden: ['/srv/team/repo', '/srv/team/repo/.git'],
        environment,
        variables: { JAVA_HOME: environment.JAVA_HOME, VIRTUAL_ENV: environment.VIRTUAL_ENV, MODELS: '/data/models' },
        tries,
      }
      const orders = join(folder, `${way}-${on.name.replaceAll(' ', '-')}.json`)
      writeFileSync(orders, JSON.stringify(planted))
      const program = join(import.meta.dirname, '../../../support/confinement/planted.ts')
      const [file = '', ...args] = onMachineWith({ files: { ...secrets, ...tools }, folders, home }, on, [
        ...[process.execPath, program, way, orders],
      ])
      const { stdout, stderr } = spawnSync(file, args, {
        encoding: 'utf8',
        cwd: '/',
        env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' },
      })
      if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`)
      const { report, printed } = JSON.parse(stdout) as { report: ConfinementReport; printed: Record<string, string> }
      expect(report, JSON.stringify(report)).toMatchObject({ level, way })
      expect(Object.keys(printed).length, JSON.stringify(printed)).toBe(Object.keys(tries).length)
      const open = inReach.filter((_, index) => printed[`secret ${index}`]?.includes(canary))
      expect(open).toEqual([])
      expect(printed['every file that is left']).toBe('')
      const broken = Object.entries(works).filter(([name, [, said]]) => printed[name] !== said)
      expect(broken.map(([name]) => `${name}: ${printed[name]}`)).toEqual([])
      if (level !== 'C3') return
      const lost = Object.entries(settings).filter(([name, [, kept]]) => !printed[name]?.includes(kept))
      expect(lost.map(([name]) => `${name}: ${printed[name]}`)).toEqual([])
    }
  },
)
