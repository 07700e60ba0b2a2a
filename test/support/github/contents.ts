import { execFileSync } from 'node:child_process'
import { refMoved } from './code-events.ts'
import { part } from './part.ts'
import { notFound, Refusal, type Route, reply, route, type Schema } from './route.ts'
import { tipOf, tryGit } from './tips.ts'
import { apiOf, pageOf } from './world.ts'

export const contentRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/contents/{path}', ['contents:read'], ({ world, params, query }) => {
    const path = decodeURIComponent(params['path'] ?? '')
    const commit = tipOf(world, (query.get('ref') ?? world.defaultBranch).replace(/^refs\/heads\//, ''))
    const sha = tryGit(world, 'rev-parse', '--verify', '--quiet', `${commit}:${path}`)
    if (commit === undefined || sha === undefined) throw notFound()
    const name = path.slice(path.lastIndexOf('/') + 1)
    const at = {
      name,
      path,
      sha,
      url: `${apiOf(world)}/contents/${path}`,
      html_url: `${pageOf(world)}/blob/${commit}/${path}`,
    }
    if (tryGit(world, 'cat-file', '-t', sha) === 'tree') {
      const names = world.git.git('ls-tree', '--name-only', sha).split('\n').filter(Boolean)
      const entries = names.map((entry) => ({ name: entry, path: `${path}/${entry}`, type: 'file' as const }))
      return reply(200, part<Schema<'content-directory'>>(entries))
    }
    const content = Buffer.from(`${world.git.git('cat-file', 'blob', sha)}\n`)
    return reply(
      200,
      part<Schema<'content-file'>>({
        ...at,
        type: 'file',
        encoding: 'base64',
        size: content.length,
        content: content.toString('base64'),
      }),
    )
  }),
  // A commit on a branch through the API: made with plumbing, since the repository is bare.
  route('put', '/repos/{owner}/{repo}/contents/{path}', ['contents:write'], ({ world, params, body, token }) => {
    const path = decodeURIComponent(params['path'] ?? '')
    if (path.startsWith('.github/workflows/') && token.permissions.workflows !== 'write') {
      throw new Refusal(403, 'Resource not accessible by integration')
    }
    const branch = String(body['branch'] ?? world.defaultBranch)
    const parent = tipOf(world, branch)
    if (parent === undefined) throw new Refusal(404, `Branch ${branch} not found`)
    const before = tryGit(world, 'rev-parse', '--verify', '--quiet', `${parent}:${path}`)
    if (before !== undefined && body['sha'] === undefined)
      throw new Refusal(422, 'Invalid request.\n\n"sha" wasn\'t supplied.')
    if (before !== undefined && body['sha'] !== before) throw new Refusal(409, `${path} does not match ${body['sha']}`)
    const blob = hash(world.git.path, Buffer.from(String(body['content']), 'base64'), world.git.env)
    const index = `${world.git.path}/loopback-index`
    const env = { ...world.git.env, GIT_INDEX_FILE: index }
    const git = (...args: string[]): string =>
      execFileSync('git', args, { cwd: world.git.path, env, encoding: 'utf8' }).trim()
    git('read-tree', parent)
    git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`)
    const commit = git(
      'commit-tree',
      git('write-tree'),
      '-p',
      parent,
      '-m',
      String(body['message'] ?? `Update ${path}`),
    )
    world.git.git('update-ref', `refs/heads/${branch}`, commit, parent)
    refMoved(world, { ref: `refs/heads/${branch}`, before: parent, after: commit }, token)
    const file = part<Schema<'file-commit'>>({ content: { path, sha: blob }, commit: { sha: commit } })
    return before === undefined ? reply(201, file) : reply(200, file)
  }),
]

const hash = (cwd: string, input: Buffer, env: Record<string, string>): string =>
  execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd, env, input, encoding: 'utf8' }).trim()
