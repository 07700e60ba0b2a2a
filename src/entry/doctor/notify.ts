import { desktopProgram } from '../../adapter/notify/notify-program.ts'
import { findProgram } from '../../adapter/process/programs.ts'
import { channelName } from '../../core/notify/read-channels.ts'
import type { NotifyChannel } from '../../schema/notify/channel.ts'
import { ok, type Probe, type ProbeFinding, warn } from './probe.ts'

/** Channels of `notify` with a missing variable or program, which would otherwise only be noticed when it matters. */
export const notifyProbe: Probe = {
  name: 'notify',
  needs: 'project',
  async examine({ project, context }) {
    const { notify } = (await project()).settings
    const missing = notify.flatMap((channel) => missingFindings(channel, context.env))
    if (missing.length > 0 || notify.length === 0) return missing
    return ok(notify.map(channelName).join(', '))
  },
}

type Environment = Readonly<Record<string, string | undefined>>

function missingFindings(channel: NotifyChannel, env: Environment): ProbeFinding[] {
  const name = channelName(channel)
  const unset = variablesOf(channel).filter((variable) => !env[variable])
  const program = programOf(channel)
  return [
    ...unset.map((variable) =>
      warn(
        `notify: ${variable} is not set here, so ${name} would not be notified.`,
        `Export ${variable} where the run starts; in a workflow, pass a secret as \`env\` of ralph's step.`,
      ),
    ),
    ...(program !== undefined && findProgram(program, env['PATH']) === undefined
      ? [
          warn(
            `notify: ${program} is not installed here, so ${name} would not be notified.`,
            `Install ${program}, or name another program.`,
          ),
        ]
      : []),
  ]
}

function variablesOf(channel: NotifyChannel): readonly string[] {
  if (channel.to === 'desktop') return []
  if (channel.to === 'command') return channel.env
  const secret = channel.to === 'webhook' ? channel['secret-env'] : undefined
  return [channel['url-env'], ...(secret === undefined ? [] : [secret])]
}

function programOf(channel: NotifyChannel): string | undefined {
  if (channel.to === 'command') return channel.run[0]
  return channel.to === 'desktop' ? desktopProgram(process.platform, { title: '', text: '' })?.[0] : undefined
}
