import { usualSubjectLimit } from '../../handoff/commit-message.ts'
import { messageTemplate, placeholders, usualTemplate } from '../../handoff/message-template.ts'
import { setting } from '../../setting/define-setting.ts'
import { count, oneOf, optional, text, toggle } from '../../setting/setting.ts'

/** How a commit is made and what it says. */
export const commitSettings = {
  'commit-prefix': setting({
    read: text,
    fallback: 'ralph',
    rule: 'kept',
    env: 'RALPH_COMMIT_PREFIX',
    help: 'first word of each commit message',
    example: 'ralph',
  }),
  'commit-mode': setting({
    read: oneOf('git', 'api'),
    fallback: 'git',
    rule: 'kept',
    help: 'api: GitHub makes and signs the commits of the work branch, as the account of `github-token`, where a rule demands signed commits',
    example: 'api',
  }),
  'commit-template': setting({
    read: messageTemplate,
    fallback: usualTemplate,
    rule: 'kept',
    help: `message of an iteration's commit, of ${placeholders.map((name) => `{${name}}`).join(', ')}; the first line is its subject, trailers follow in any case`,
    example: '"feat({task}): {title}"',
  }),
  'commit-subject-limit': setting({
    read: count(20),
    fallback: usualSubjectLimit,
    rule: 'kept',
    help: "characters of that commit's subject at most; the title is cut",
    example: '72',
  }),
  author: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'kept',
    help: 'author of the commits, where a CLA or a DCO check knows only people; default: ralph',
    example: '"Ada Byron <ada@example.com>"',
  }),
  committer: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'kept',
    help: 'who commits; default: the user of the repository',
    example: '"Build Bot <bot@example.com>"',
  }),
  'sign-off': setting({
    read: toggle,
    fallback: false,
    rule: 'kept',
    toggle: true,
    help: 'add Signed-off-by of the author where one is set, else of the committer',
    example: '',
  }),
} as const
