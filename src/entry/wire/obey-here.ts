import type { Inbox } from '../../adapter/git/remote/inbox.ts'
import { systemClock } from '../../adapter/local/clock.ts'
import { processLiveness } from '../../adapter/local/liveness.ts'
import { nobodyOutside } from '../../adapter/local/nobody-outside.ts'
import { obeyAtOnce } from '../../app/obey.ts'
import { redactor } from '../../core/text/redact.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { noRules } from './job-settings.ts'
import type { StateAccess } from './state-access.ts'

/** Carries out what waits in the inbox where no job is at work; see `obeyAtOnce`. */
export async function obeyHere(
  project: ProjectOfRun,
  context: CommandContext,
  { access, inbox }: { access: StateAccess; inbox: Inbox },
): ReturnType<typeof obeyAtOnce> {
  const ports = {
    ...nobodyOutside,
    store: access.state,
    orderSource: inbox,
    clock: systemClock(context.now),
    liveness: await processLiveness(),
    show: () => undefined,
    redact: redactor(project.secrets),
  }
  return obeyAtOnce(ports, { ...project, rules: noRules(project) })
}
