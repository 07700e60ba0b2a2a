import { z } from 'zod'

/** The holder of the right to write the run: a workflow run, or a process on a host (docs/design.md#lease). */
export const LeaseHolder = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('process'),
    host: z.string(),
    boot: z.string(),
    pid: z.int(),
    /** The process's start time in the kernel's unit: a reused pid has another one. */
    started: z.string(),
  }),
  z.object({
    kind: z.literal('workflow'),
    run_id: z.string(),
    attempt: z.int(),
    /** Tells the jobs of one run apart. */
    job: z.string().optional(),
    url: z.string().optional(),
  }),
])
export type LeaseHolder = z.infer<typeof LeaseHolder>

export const Lease = z.object({
  holder: LeaseHolder,
  epoch: z.int(),
  taken: z.iso.datetime(),
  renewed: z.iso.datetime(),
})
export type Lease = z.infer<typeof Lease>
