import type { CatalogueRows } from './exit-codes.ts'

export const gitHubErrors = {
  GITHUB_RATE_LIMITED: {
    exit: 'failed',
    cause: 'GitHub asks to slow down.',
    remedy: 'The run continues on its own later.',
  },
  GITHUB_TOKEN_REFUSED: {
    exit: 'failed',
    cause: 'GitHub does not accept the token.',
    remedy: 'Use a valid one as `github-token`.',
  },
  GITHUB_PERMISSION_MISSING: {
    exit: 'failed',
    cause: 'The token lacks a permission; it is named.',
    remedy: 'Add it to the `permissions` of the job.',
  },
  GITHUB_SETTING_FORBIDS: {
    exit: 'failed',
    cause: 'A setting of the repository or the organisation forbids it; it is named.',
    remedy: 'Change the setting that is named.',
  },
  GITHUB_FORBIDDEN: {
    exit: 'failed',
    cause: 'GitHub forbids the request and names no reason that ralph knows.',
    remedy: 'Ask an administrator which rule it is.',
  },
  GITHUB_NOT_FOUND: {
    exit: 'failed',
    cause: 'What was asked for does not exist, or the token may not see it.',
    remedy: 'Check the place that is named.',
  },
  GITHUB_GONE: {
    exit: 'failed',
    cause: 'What was asked for was deleted or switched off.',
    remedy: 'The state is complete; reports go to the job summary.',
  },
  GITHUB_MOVED: {
    exit: 'failed',
    cause: 'What was asked for was moved to another repository.',
    remedy: 'The state is complete; reports go to the job summary.',
  },
  GITHUB_REFUSED: {
    exit: 'failed',
    cause: 'GitHub refuses the request.',
    remedy: "Read GitHub's sentence; change the rule or setting it names.",
  },
  GITHUB_LOCKED: {
    exit: 'failed',
    cause: 'The conversation is locked.',
    remedy: 'Unlock it, so that ralph can report there.',
  },
  GITHUB_UNREACHABLE: {
    exit: 'failed',
    cause: 'GitHub gave no usable answer.',
    remedy: 'Nothing is lost: the next job continues. See githubstatus.com.',
  },
  GITHUB_NOT_YET: {
    exit: 'failed',
    cause: 'Whether something was created is not known yet.',
    remedy: 'Nothing: ralph looks again.',
  },
  APP_INPUTS: {
    exit: 'usage',
    cause: 'Only one of `app-id` and `app-private-key` was given.',
    remedy: 'Set both or none.',
  },
  APP_KEY_INVALID: {
    exit: 'usage',
    cause: '`app-private-key` is not a private key.',
    remedy: 'Give the whole PEM file.',
  },
  APP_KEY_REFUSED: {
    exit: 'usage',
    cause: 'The key is not one of this App.',
    remedy: 'Compare with the fingerprints on the page of the App.',
  },
  APP_KEY_MISPLACED: {
    exit: 'usage',
    cause: 'A step that writes nothing was given the key of an App.',
    remedy: 'Remove the key and give the step `github-token`.',
  },
  APP_KEY_BESIDE_AGENT: {
    exit: 'usage',
    cause: 'An agent would run in the job that holds the key of an App.',
    remedy: 'Make the token in an earlier step, or use split jobs.',
  },
  APP_NO_API: {
    exit: 'usage',
    cause: 'The environment does not say where the API is.',
    remedy: 'Make sure that no earlier step changed GITHUB_API_URL or GITHUB_REPOSITORY.',
  },
  APP_UNKNOWN: {
    exit: 'usage',
    cause: 'There is no such App.',
    remedy: 'Use the App ID or Client ID that its page shows.',
  },
  APP_NOT_INSTALLED: {
    exit: 'usage',
    cause: 'The App is not installed on the repository.',
    remedy: 'Install it there.',
  },
  APP_SUSPENDED: {
    exit: 'usage',
    cause: 'The installation of the App is suspended.',
    remedy: 'Its owner can undo that in its settings.',
  },
  APP_PERMISSION: {
    exit: 'usage',
    cause: 'The App lacks a permission; it is named.',
    remedy: 'Grant it in its settings and accept the change.',
  },
  APP_CLOCK: {
    exit: 'usage',
    cause: 'The clock of the machine is off, so GitHub refuses the App.',
    remedy: 'Set the clock by NTP.',
  },
} as const satisfies CatalogueRows
