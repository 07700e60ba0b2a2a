// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows

import { givePermissions } from '../../../adapter/github/account/app-fault.ts'
import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'

const fault = (code: ErrorCode, message: string, hint: string): RalphError => new RalphError({ code, message, hint })

export const onlyHalf = (missing: 'app-id' | 'app-private-key'): RalphError =>
  fault(
    'APP_INPUTS',
    `The step was given one of \`app-id\` and \`app-private-key\`, and \`${missing}\` is empty.`,
    'Give both or none. A secret that is not there, or that the event may not have, arrives empty; a called workflow needs it under `secrets:`.',
  )

export const keyMisplaced = (command: string): RalphError =>
  fault(
    'APP_KEY_MISPLACED',
    `\`command: ${command}\` writes nothing, and its machine runs what an agent wrote: no App's key may be there.`,
    'Take `app-id` and `app-private-key` out of this step, and give it `github-token: ${{ github.token }}`.',
  )

export const keyBeside = (command: string): RalphError =>
  fault(
    'APP_KEY_BESIDE_AGENT',
    `\`command: ${command}\` runs an agent in the job that was given \`app-private-key\`, with which anybody is the App for good.`,
    'Make the token in a step before (`uses: actions/create-github-app-token`), pass it as `github-token`, and name the account by `github-login`. Or use split jobs, as `ralph init` writes them: there no agent works where the key is.',
  )

export const noApi = (): RalphError =>
  fault(
    'APP_NO_API',
    'GITHUB_API_URL or GITHUB_REPOSITORY is not set, so that no token can be made for `app-id`.',
    'Both are there in a step of a workflow; see that none before has changed them.',
  )

export const noContents = (login: string, missing: readonly string[]): RalphError =>
  fault('APP_PERMISSION', `${login} lacks ${missing.join(', ')} on this repository.`, givePermissions)

export const lacking = (login: string, missing: readonly string[]): string =>
  `${login} lacks ${missing.join(', ')} on this repository, and the run goes on without. ${givePermissions}`
