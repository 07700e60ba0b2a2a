import { refMoved } from './code-events.ts'
import { part } from './part.ts'
import { type Call, notFound, pageOfList, Refusal, type Route, reply, route, type Schema } from './route.ts'
import { tipOf, tryGit } from './tips.ts'
import { refuseWorkflowChange } from './workflow-change.ts'
import { apiOf, pageOf, type World } from './world.ts'

const shown = (world: World, ref: string, sha: string): Schema<'git-ref'> => ({
  ref,
  node_id: `REF_${sha}`,
  url: `${apiOf(world)}/git/${ref}`,
  object: { type: 'commit', sha, url: `${apiOf(world)}/git/commits/${sha}` },
})

function refsBelow(world: World, prefix: string): { ref: string; sha: string }[] {
  const lines = world.git.git('for-each-ref', '--format=%(refname) %(objectname)').split('\n')
  return lines
    .filter((line) => line.startsWith(prefix))
    .map((line) => ({ ref: line.split(' ')[0] ?? '', sha: line.split(' ')[1] ?? '' }))
}

export const refRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/git/matching-refs/{ref}', ['contents:read'], (call) => {
    const { world, params } = call
    const found = refsBelow(world, `refs/${params['ref']}`)
    return reply(
      200,
      pageOfList(call, found).map(({ ref, sha }) => shown(world, ref, sha)),
    )
  }),
  route('get', '/repos/{owner}/{repo}/git/ref/{ref}', ['contents:read'], ({ world, params }) => {
    const { ref, sha } = existing(world, params['ref'])
    return reply(200, shown(world, ref, sha))
  }),
  route('post', '/repos/{owner}/{repo}/git/refs', ['contents:write'], ({ world, body, token }) => {
    const [ref, sha] = [String(body['ref']), String(body['sha'])]
    if (!ref.startsWith('refs/')) throw new Refusal(422, 'Reference name must start with "refs/"')
    if (tryGit(world, 'cat-file', '-e', `${sha}^{commit}`) === undefined)
      throw new Refusal(422, 'Object does not exist')
    refuseWorkflowChange(world, token, { before: null, after: sha })
    // All zeros: only where the ref does not exist yet.
    if (tryGit(world, 'update-ref', ref, sha, '0'.repeat(40)) === undefined) {
      throw new Refusal(422, 'Reference already exists')
    }
    refMoved(world, { ref, before: null, after: sha }, token)
    return reply(201, shown(world, ref, sha))
  }),
  route('patch', '/repos/{owner}/{repo}/git/refs/{ref}', ['contents:write'], ({ world, params, body, token }) => {
    const { ref, sha: before } = existing(world, params['ref'])
    const sha = String(body['sha'])
    if (tryGit(world, 'cat-file', '-e', `${sha}^{commit}`) === undefined)
      throw new Refusal(422, 'Object does not exist')
    if (body['force'] !== true && tryGit(world, 'merge-base', '--is-ancestor', before, sha) === undefined) {
      throw new Refusal(422, 'Update is not a fast forward')
    }
    refuseWorkflowChange(world, token, { before, after: sha })
    world.git.git('update-ref', ref, sha)
    refMoved(world, { ref, before, after: sha }, token)
    return reply(200, shown(world, ref, sha))
  }),
  route('delete', '/repos/{owner}/{repo}/git/refs/{ref}', ['contents:write'], ({ world, params }) => {
    world.git.git('update-ref', '-d', existing(world, params['ref']).ref)
    return reply(204, undefined)
  }),
  route('get', '/repos/{owner}/{repo}/commits/{ref}', ['contents:read'], ({ world, params }) => {
    const sha = tipOf(world, params['ref'] ?? '')
    if (sha === undefined) throw new Refusal(422, `No commit found for SHA: ${params['ref']}`)
    const [parents = '', message = ''] = world.git.git('show', '-s', '--format=%P%x00%B', sha).split('\0')
    return reply(
      200,
      part<Schema<'commit'>>({
        sha,
        html_url: `${pageOf(world)}/commit/${sha}`,
        commit: { message, tree: { sha: world.git.git('rev-parse', `${sha}^{tree}`) } },
        parents: parents
          .split(' ')
          .filter(Boolean)
          .map((parent) => ({ sha: parent })),
      }),
    )
  }),
]

function existing(world: World, name: Call['params'][string] | undefined): { ref: string; sha: string } {
  const ref = `refs/${name}`
  const found = refsBelow(world, ref).find((other) => other.ref === ref)
  if (!found) throw notFound()
  return found
}
