import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { Refusal, type Route, reply, route, type Schema } from './route.ts'
import { tryGit } from './tips.ts'
import { apiOf, moment, pageOf, type World } from './world.ts'

/** GitHub's own key would sign here; what counts is that the signature is part of the object. */
const signatureOf = (payload: string): string =>
  [
    '-----BEGIN PGP SIGNATURE-----',
    '',
    createHash('sha256').update(payload).digest('base64'),
    '-----END PGP SIGNATURE-----',
  ].join('\n')

function signed(payload: string): string {
  const end = payload.indexOf('\n\n')
  return `${payload.slice(0, end)}\ngpgsig ${signatureOf(payload).split('\n').join('\n ')}${payload.slice(end)}`
}

const written = ({ git }: World, input: string): string =>
  execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], {
    cwd: git.path,
    env: git.env,
    input,
    encoding: 'utf8',
  }).trim()

const exists = (world: World, oid: string, type: 'tree' | 'commit'): boolean =>
  tryGit(world, 'cat-file', '-e', `${oid}^{${type}}`) !== undefined

/** Signed where a workflow or an App makes it and names no author; the object is on no ref. */
export const gitCommitRoutes: readonly Route[] = [
  route('post', '/repos/{owner}/{repo}/git/commits', ['contents:write'], ({ world, body, token }) => {
    const [tree, message] = [String(body['tree']), String(body['message'])]
    const parents = (body['parents'] as string[] | undefined) ?? []
    if (!exists(world, tree, 'tree')) throw new Refusal(422, 'Tree SHA does not exist')
    const unknown = parents.find((parent) => !exists(world, parent, 'commit'))
    if (unknown !== undefined) throw new Refusal(422, `Parent SHA does not exist or is not a commit object: ${unknown}`)
    const who = { name: token.login, email: `${token.login}@users.noreply.github.com`, date: moment(world.now()) }
    const stamp = `${who.name} <${who.email}> ${Math.floor(world.now() / 1000)} +0000`
    const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), `author ${stamp}`]
    const payload = `${lines.join('\n')}\ncommitter GitHub <noreply@github.com> ${stamp.split('> ')[1]}\n\n${message}`
    const verified = token.login.endsWith('[bot]') && body['author'] === undefined
    const sha = written(world, verified ? signed(payload) : payload)
    const url = `${apiOf(world)}/git/commits/${sha}`
    const commit: Schema<'git-commit'> = {
      sha,
      node_id: `C_${sha}`,
      url,
      html_url: `${pageOf(world)}/commit/${sha}`,
      author: who,
      committer: { ...who, name: 'GitHub' },
      message,
      tree: { sha: tree, url: `${apiOf(world)}/git/trees/${tree}` },
      parents: parents.map((parent) => ({ sha: parent, url: `${apiOf(world)}/git/commits/${parent}`, html_url: '' })),
      verification: verified
        ? { verified, reason: 'valid', signature: signatureOf(payload), payload, verified_at: who.date }
        : { verified, reason: 'unsigned', signature: null, payload: null, verified_at: null },
    }
    return reply(201, commit)
  }),
]
