import { z } from 'zod'

/** Events of which people can be notified. */
export const NoticeEvent = z.enum(['needs-person', 'stuck', 'limit', 'budget', 'complete'])
export type NoticeEvent = z.infer<typeof NoticeEvent>

const on = z
  .array(NoticeEvent)
  .min(1)
  .default([...NoticeEvent.options])
const variable = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'expected the name of a variable that holds it; do not put secrets into a file')

/** Addresses and keys are only named: the address of a chat's hook allows everybody to write there. */
const Hook = { 'url-env': variable, on }

/** One entry of `notify`: a target and its events. */
export const NotifyChannel = z.discriminatedUnion('to', [
  /** A POST of the notice as JSON, signed as in standardwebhooks.com if `secret-env` is set. */
  z.strictObject({ to: z.literal('webhook'), ...Hook, 'secret-env': variable.optional() }),
  z.strictObject({ to: z.literal('slack'), ...Hook }),
  z.strictObject({ to: z.literal('discord'), ...Hook }),
  /** A program that reads the notice as JSON from standard input. `env`: variables besides PATH and HOME. */
  z.strictObject({
    to: z.literal('command'),
    run: z
      .array(z.string().regex(/^[^\0]*$/, 'a NUL character is in no argument'))
      .min(1)
      .max(50),
    env: z.array(variable).max(50).default([]),
    on,
  }),
  z.strictObject({ to: z.literal('desktop'), on }),
])
export type NotifyChannel = z.infer<typeof NotifyChannel>
