import { realpath, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { gitHubAt } from '../../adapter/github/client/client.ts'
import { RalphError } from '../../core/error/error.ts'
import { lineIndex, sourceText } from '../../core/plan/format/read/source-text.ts'
import { maxGoals, type PlanSource, planSource } from '../../core/propose/plan-source.ts'
import { judgeSpecs, type SpecFile } from '../../core/spec/lint-specs.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { gitHubAccess } from '../doctor/probed-repository.ts'
import type { BaseFiles } from '../project/base-files.ts'
import type { CommandContext } from '../project/context.ts'
import { specFileAt, specFilesAt } from '../project/spec-files.ts'

type Repository = BaseFiles['repository']

/** `from`: an issue, a file or folder, a feature, or text. Throws PLAN_SOURCE… or SPEC_OPEN_QUESTIONS. */
export async function readSource(context: CommandContext, repository: Repository, from: string): Promise<PlanSource> {
  const source = await findSource(context, repository, from.trim())
  if (source.text.trim() === '') throw sourceError(`${source.shown} is empty.`, 'Write what you want into it.')
  const { goals, openQuestions } = source.spec
  if (goals.length > maxGoals) throw tooWide(source)
  if (openQuestions.length > 0) throw openQuestionsError(source)
  return source
}

async function findSource(context: CommandContext, repository: Repository, from: string): Promise<PlanSource> {
  if (from === '')
    throw sourceError('--from is empty.', 'Name a spec, a file, an issue (#12), or write the text itself in quotes.')
  const issue = issueIn(from)
  const file = await findFile(context, repository, from)
  if (file !== undefined) return sourceOfFile(repository.toplevel, file)
  if (issue !== undefined) return sourceOfIssue(context, repository, issue)
  const specPath = await specById(context, from)
  if (specPath !== undefined) return sourceOfFile(repository.toplevel, specPath)
  if (/\s/.test(from)) return planSource({ shown: 'the text', file: undefined, text: from })
  throw sourceError(
    `There is no ${plainLine(from, 200)}: neither a file, a folder, nor a feature or an ID in the specs.`,
    'Name a spec (`ralph spec list` shows them), a file of the repository, an issue (#12), or write the text itself in quotes.',
  )
}

interface IssueReference {
  readonly number: number
  /** `OWNER/REPO`, if an address names it. */
  readonly repository: string | undefined
}

function issueIn(from: string): IssueReference | undefined {
  const [, number] = /^#?([1-9]\d{0,8})$/.exec(from) ?? []
  if (number !== undefined) return { number: Number(number), repository: undefined }
  const [, repository, linkedNumber] =
    /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/issues\/([1-9]\d{0,8})(?:[?#].*)?$/.exec(from) ?? []
  return linkedNumber === undefined ? undefined : { number: Number(linkedNumber), repository }
}

/** From the top of the repository; undefined if nothing exists there. */
async function findFile({ cwd }: CommandContext, { toplevel }: Repository, from: string): Promise<string | undefined> {
  const candidates = [
    resolve(cwd, from),
    ...(/^[\w.-]+(?:\/[\w.-]+)*$/.test(from) ? [join(toplevel, 'specs', from)] : []),
  ]
  for (const path of candidates) {
    const stats = await stat(path).catch(() => undefined)
    if (stats === undefined) continue
    const file = stats.isDirectory() ? join(path, 'SPEC.md') : path
    if (file !== path && !(await stat(file).catch(() => undefined)))
      throw sourceError(
        `${plainLine(from, 200)} holds no SPEC.md.`,
        'Name the folder of one feature, or a file; `ralph spec list` lists the features.',
      )
    const inside = relative(
      await realpath(toplevel),
      join(await realpath(resolve(path, '..')), relative(resolve(path, '..'), file)),
    )
    if (inside === '' || inside.startsWith('..'))
      throw sourceError(
        `${plainLine(from, 200)} is outside the repository.`,
        'Copy it into the repository, or write its text in quotes.',
      )
    return inside.split(sep).join('/')
  }
  return undefined
}

/** The spec with this ID; undefined if there are no specs. */
async function specById(context: CommandContext, id: string): Promise<string | undefined> {
  if (/[\s/]/.test(id)) return undefined
  const { index, specs } = await specFilesAt(context, 'specs').catch(() => ({ index: undefined, specs: [] }))
  if (index === undefined) return undefined
  const lowerCaseId = id.toLowerCase()
  return judgeSpecs({ index, specs }).specs.find((spec) => spec.id?.text.toLowerCase() === lowerCaseId)?.file
}

async function sourceOfFile(toplevel: string, path: string): Promise<PlanSource> {
  const specFile: SpecFile = await specFileAt(toplevel, path)
  if ('refused' in specFile)
    throw sourceError(
      `${path} is not read: ${specFile.refused.replace(/\.$/, '')}.`,
      'Name a text file of the repository of at most 5 MiB.',
    )
  const text = sourceText(specFile.bytes, path)
  if (typeof text !== 'string') throw sourceError(text.message, text.remedy)
  return planSource({ shown: path, file: path, text })
}

async function sourceOfIssue(
  context: CommandContext,
  repository: Repository,
  { number, repository: namedRepository }: IssueReference,
): Promise<PlanSource> {
  const access = gitHubAccess(context, repository)
  if (!access)
    throw sourceError(
      `Issue #${number} cannot be read: origin is not a repository on GitHub.`,
      'Write its text to a file and name that file.',
    )
  const { apiUrl, owner, repo } = access.address
  const { token } = access
  if (namedRepository !== undefined && namedRepository.toLowerCase() !== `${owner}/${repo}`.toLowerCase())
    throw sourceError(
      `${plainLine(namedRepository, 200)} is not ${owner}/${repo}.`,
      'Write its text to a file and name that file.',
    )
  if (token === undefined)
    throw sourceError(
      `Issue #${number} cannot be read without a token.`,
      'Set one first: `export GH_TOKEN="$(gh auth token)"`. Or write its text to a file and name that file.',
    )
  const client = gitHubAt({
    apiUrl,
    owner,
    repo,
    token: () => token,
    now: context.now,
    backoffMs: [],
    timeoutMs: 10_000,
  })
  const { title, body } = await client
    .request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number })
    .catch((error: unknown) => {
      // The advice of GitHub's client is about a run's reports, and there is no run yet.
      if (!(error instanceof RalphError) || !error.code.startsWith('GITHUB_')) throw error
      throw sourceError(
        `Issue #${number} cannot be read: ${error.message}`,
        'Check its number, and that the token may read issues of that repository. Or write its text to a file and name that file.',
      )
    })
  // HTML comments are invisible on the page, so they are no part of the request.
  const visibleBody = (body ?? '').replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  return planSource({
    shown: `issue #${number}`,
    file: undefined,
    text: `# ${title}\n\n${visibleBody.replace(/\r\n?/g, '\n')}`,
  })
}

const sourceError = (message: string, hint: string): RalphError =>
  new RalphError({ code: 'PLAN_SOURCE', message, hint })

const tooWide = ({ shown, spec }: PlanSource): RalphError =>
  new RalphError({
    code: 'PLAN_SOURCE_TOO_WIDE',
    message: `${shown} has ${spec.goals.length} goals; one plan can serve ${maxGoals}.`,
    hint: 'Split it into several specs, and make a plan from each.',
  })

function openQuestionsError({ shown, text, spec }: PlanSource): RalphError {
  const placeOf = lineIndex(text)
  const [first] = spec.openQuestions
  const hasSeveral = spec.openQuestions.length > 1
  return new RalphError({
    code: 'SPEC_OPEN_QUESTIONS',
    message: `${shown} has ${hasSeveral ? `${spec.openQuestions.length} open questions` : 'an open question'}; answer ${hasSeveral ? 'them' : 'it'} first. No agent was called.`,
    hint: `Write each answer after its question and tick the box, such as "- [x] ${plainLine(first?.text ?? '', 60)} → **Decision:** …". Then run the same command again.`,
    findings: spec.openQuestions
      .slice(0, 50)
      .map(({ text: question, offset }) => `${shown}:${placeOf(offset).line} ${plainLine(question, 300)}`),
  })
}
