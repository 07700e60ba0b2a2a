import { basename, dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Layer } from '../../../../src/adapter/process/confinement/layer.ts'
import type { MachineFiles } from '../../../../src/adapter/process/confinement/machine-files.ts'
import { machineView, type ViewRequest, viewOfCall } from '../../../../src/adapter/process/confinement/view.ts'

const home = '/home/u'

/** A file system in which these paths exist, those that end in / as folders; links lead elsewhere. */
function filesOf(paths: readonly string[], links: Readonly<Record<string, string>> = {}): MachineFiles {
  const folders = new Set(['/', '/home', '/root', '/run', '/tmp', '/var/tmp', '/usr', '/usr/bin', '/etc', home])
  for (const path of [...paths, ...Object.keys(links)]) {
    const parts = path.split('/')
    for (let count = 2; count < parts.length; count++) folders.add(parts.slice(0, count).join('/'))
  }
  const everything = [...folders, ...paths.filter((path) => !path.endsWith('/')), ...Object.keys(links)]
  const real = (path: string): string | undefined => {
    const link = Object.keys(links).find((one) => path === one || path.startsWith(`${one}/`))
    if (link) return real(resolve(dirname(link), links[link] ?? '') + path.slice(link.length))
    return folders.has(path) || paths.includes(path) ? path : undefined
  }
  return {
    real,
    isFolder: (path) => folders.has(real(path) ?? ''),
    link: (path) => links[path],
    entries: (path) => everything.filter((one) => one !== '/' && dirname(one) === path).map((one) => basename(one)),
    text: () => undefined,
    isPublic: (path) => !path.startsWith('/etc/private'),
    readRpmFiles: () => '/usr/bin/x\n\n/opt/of\n/opt/of/rpm\n/opt/of/rpm/a\n/opt/of/rpm/lib/b\n\n(none)\n',
  }
}

const scene = (more: Partial<ViewRequest> = {}): ViewRequest => ({
  environment: { HOME: home, PATH: '/usr/bin:/bin' },
  homes: [home],
  hidden: [],
  readable: [],
  writable: [],
  sockets: [],
  ...more,
})

const shown = (layers: readonly Layer[]): string[] => layers.map(({ path, access }) => `${access} ${path}`)

describe('what a confined command sees', () => {
  test('no home, no temporary files, no sockets', () => {
    const found = shown(machineView(scene(), filesOf([])).layers)
    expect(found).toEqual([
      ...['system /etc', 'empty /home', 'empty /root', 'empty /run', 'empty /tmp', 'system /usr'],
      ...['empty /home/u', 'empty /var/tmp'],
    ])
  })

  test.each([
    ['the tools of a home', { paths: [`${home}/.cargo/bin/`] }, `read ${home}/.cargo`],
    ['no other file of a home', { paths: [`${home}/.ssh/id`] }, undefined],
    ['no credential of a tool', { paths: [`${home}/.cargo/credentials.toml`] }, `text ${home}/.cargo/credentials.toml`],
    [
      'a tool on PATH with what is beside its bin',
      { paths: [`${home}/x/bin/`], environment: { PATH: `${home}/x/bin` } },
      `read ${home}/x`,
    ],
    ['of a home only its bin', { paths: [`${home}/bin/`], environment: { PATH: `${home}/bin` } }, `read ${home}/bin`],
    [
      'not the data beside ~/.local/bin',
      { paths: [`${home}/.local/bin/`], environment: { PATH: `${home}/.local/bin` } },
      `read ${home}/.local/bin`,
    ],
    ['not what the engine hides', { paths: ['/srv/p/.git/'], hidden: ['/srv/p'] }, 'empty /srv/p'],
    [
      'no folder of the runner',
      { paths: ['/work/_temp/'], environment: { RUNNER_TEMP: '/work/_temp' } },
      'empty /work/_temp',
    ],
    [
      'no action',
      { paths: ['/work/_actions/a/', '/work/r/'], environment: { RUNNER_WORKSPACE: '/work/r' } },
      'empty /work',
    ],
    ['no file of later steps', { paths: ['/c/set_env'], environment: { GITHUB_ENV: '/c/set_env' } }, 'empty /c'],
    [
      'the tool cache of a runner',
      {
        paths: ['/work/_tool/', '/work/r/'],
        environment: { RUNNER_WORKSPACE: '/work/r', RUNNER_TOOL_CACHE: '/work/_tool' },
      },
      'read /work/_tool',
    ],
    [
      'certificates below a home',
      { paths: [`${home}/ca.pem`], environment: { SSL_CERT_FILE: `${home}/ca.pem` } },
      `read ${home}/ca.pem`,
    ],
    [
      'no socket outside of what is hidden',
      { paths: ['/opt/docker.sock'], sockets: ['/opt/docker.sock'] },
      'text /opt/docker.sock',
    ],
    ['what the user lets it read', { paths: [`${home}/models/`], readable: [`${home}/models`] }, `read ${home}/models`],
    [
      'a credential that the user lets it read',
      { paths: [`${home}/.npmrc`], readable: [`${home}/.npmrc`] },
      `read ${home}/.npmrc`,
    ],
    ['what the user lets it write', { paths: ['/var/data/'], writable: ['/var/data'] }, 'write /var/data'],
    [
      'never an empty system, whatever HOME says',
      { paths: [], environment: { HOME: '/' }, homes: ['/', '/usr'] },
      undefined,
    ],
  ] as const)(
    '%s',
    (_, { paths, environment, ...more }: { paths: readonly string[] } & Partial<ViewRequest>, expected) => {
      const bare = shown(machineView(scene(), filesOf([])).layers)
      const given = scene({ ...more, environment: { HOME: home, PATH: '/usr/bin', ...environment } })
      const found = shown(machineView(given, filesOf(paths)).layers).filter((layer) => !bare.includes(layer))
      if (expected === undefined) expect(found).toEqual([])
      else expect(found).toContain(expected)
    },
  )

  test('a tool that is a link is there where it is called and where it lies', () => {
    const files = filesOf([`${home}/.local/bin/`, `${home}/.local/share/claude/versions/2`], {
      [`${home}/x/claude`]: `${home}/.local/share/claude/versions/2`,
    })
    const { layers } = machineView(scene({ readable: [`${home}/x/claude`] }), files)
    const from = `${home}/.local/share/claude/versions/2`
    expect(layers).toContainEqual({ path: from, access: 'read' })
    expect(layers).toContainEqual({ path: `${home}/x/claude`, from, access: 'link' })
  })
})

test('a call writes in its own places, and to caches into a copy; what lies deeper counts', () => {
  const files = filesOf([`${home}/.npm/`, `${home}/.cargo/credentials`, '/engine/ws/', '/engine/call/tmp/'])
  const given = scene({ hidden: ['/engine'] })
  const own = { read: [], write: ['/engine/ws'], inPlaceOf: { '/tmp': '/engine/call/tmp' }, caches: '/engine/caches' }
  const layers = viewOfCall(machineView(given, files), own, files)
  expect(layers).toContainEqual({ path: '/tmp', access: 'write', from: '/engine/call/tmp' })
  expect(layers).toContainEqual({ path: `${home}/.npm`, access: 'copy', upper: '/engine/caches/+home+u+.npm' })
  expect(shown(layers).slice(-1)).toEqual([`text ${home}/.cargo/credentials`])
  expect(shown(layers).indexOf('write /engine/ws')).toBeGreaterThan(shown(layers).indexOf('empty /engine'))
})

test('a package that rpm installed below /opt is shown, and rpm is asked only where it has a database', () => {
  const paths = ['/opt/of/rpm/a', '/opt/of/rpm/lib/b', '/opt/of/others']
  const opt = (more: readonly string[]): string[] =>
    shown(machineView(scene(), filesOf([...paths, ...more])).layers).filter((layer) => layer.includes('/opt'))
  for (const database of ['/var/lib/rpm/rpmdb.sqlite', '/usr/lib/sysimage/rpm/Packages.db'])
    expect(opt([database])).toEqual(['empty /opt', 'system /opt/of/rpm'])
  expect(opt([])).toEqual(['empty /opt'])
})

test('tools beyond the number that is shown are named; what is not there or shown anyway takes no place', () => {
  const tools = Array.from({ length: 160 }, (_, index) => `/opt/t${String(index).padStart(3, '0')}/run`)
  const links = Object.fromEntries(tools.map((tool) => [`/usr/local/bin/${tool.slice(5, 9)}`, tool]))
  const { layers, unshown } = machineView(scene(), filesOf(tools, links))
  expect(shown(layers).filter((layer) => /opt\/t\d+$/.test(layer))).toHaveLength(150)
  expect(unshown).toEqual(tools.slice(150).map((tool) => tool.slice(0, -4)))
  const elsewhere = Array.from({ length: 200 }, (_, index) => `/nowhere/${index}/bin:/usr/local/s${index}/bin`)
  const many = machineView(scene({ environment: { PATH: elsewhere.join(':') } }), filesOf(tools.slice(0, 20), links))
  expect(many.unshown).toEqual([])
})
