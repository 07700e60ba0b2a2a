import { checkoutCommand } from './command/checkout.ts'
import { configCommand } from './command/config.ts'
import { demoCommand } from './command/demo.ts'
import { doctorCommand } from './command/doctor.ts'
import { initCommand } from './command/init.ts'
import { logCommand } from './command/log.ts'
import { operatorCommands } from './command/operator.ts'
import { planGraphCommand } from './command/plan-graph.ts'
import { planLintCommand } from './command/plan-lint.ts'
import { replayCommand } from './command/replay.ts'
import { reportCommand } from './command/report.ts'
import { runCommand } from './command/run.ts'
import { statusCommand } from './command/status.ts'
import type { Command } from './context.ts'

/** Every command of `ralph`, in the order in which help lists them. */
export const commands: readonly Command[] = [
  demoCommand,
  initCommand,
  doctorCommand,
  runCommand,
  statusCommand,
  logCommand,
  reportCommand,
  checkoutCommand,
  replayCommand,
  planLintCommand,
  planGraphCommand,
  configCommand,
  ...operatorCommands,
]
