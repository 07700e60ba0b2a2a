import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Notifier, notifier } from '../../adapter/notify/notifier.ts'
import type { NoticeAudience } from '../../core/report/words/notice.ts'
import type { Outbox } from '../../port/outside.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'

/** Recipients of notifications about this run (`notify`). The text names the plan as its reader would. */
export function noticeAudience(
  project: Project,
  { env, checkout }: Pick<CommandContext, 'env' | 'checkout'>,
): NoticeAudience {
  const { planAtTop, reachedBy, repository, settings, shownBranch } = project
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = env
  const common = { reachedBy, workBranch: shownBranch, now: null }
  return {
    channels: settings.notify,
    context: {
      report: checkout
        ? { ...common, planFile: planAtTop, surface: 'workflow' }
        : { ...common, planFile: planAtTop, cd: repository.toplevel },
      repository: checkout ? (name ?? null) : null,
      url: checkout && server && name && run ? `${server}/${name}/actions/runs/${run}` : null,
      unattended: checkout !== undefined,
    },
  }
}

/** An outbox that also sends notifications. `close` ends open deliveries. */
export async function withNotifications(
  outbox: Outbox,
  { env, now }: Pick<CommandContext, 'env' | 'now'>,
  request: { readonly audience: NoticeAudience; readonly scratch: string; readonly show: ShowProgress },
): Promise<{ readonly outbox: Outbox } & Pick<Notifier, 'close'>> {
  const folder = join(request.scratch, 'notify')
  await mkdir(folder, { recursive: true })
  const { deliver, close } = notifier({
    channels: request.audience.channels,
    env,
    platform: process.platform,
    folder,
    now,
    warn: (text) => request.show({ kind: 'warning', text }),
  })
  return {
    close,
    outbox: {
      ...outbox,
      deliver: async (effects) => {
        const notices = effects.filter(({ kind }) => kind === 'notify')
        const others = effects.filter(({ kind }) => kind !== 'notify')
        const [delivered, notified] = await Promise.all([
          others.length > 0 ? outbox.deliver(others) : [],
          deliver(notices),
        ])
        return [...delivered, ...notified]
      },
    },
  }
}
