// src/core/scaffold/watchdog-text.ts
/** File name of the watchdog: jobs of a run enable it, and it disables itself. */
const watchdogFile = "ralph-watchdog.yml";
/** By this step, a later job knows that no person disabled the watchdog. */
const asleepStep = "Asleep until the next run";
/**
* `.github/workflows/ralph-watchdog.yml`: looks every hour for a run that is due and has stopped (a usage limit that
* was reset, a lost runner, an order whose job was dropped), and starts its workflow. Cron may be late or skipped
* (platform facts 13, 14), so each tick checks everything. No checkout, and no write to contents.
*/
function watchdogText({ workflow, name, action }) {
	return `# Restarts runs that stopped without needing a person: after a usage limit, a lost runner, a dropped order.
# Each job of a run enables this workflow. It disables itself when every run is complete or has waited for a person for a day.
name: ralph watchdog

on:
  schedule:
    - cron: '${minuteOf(`${name} watchdog`)} * * * *'
  workflow_dispatch:

permissions: {}

jobs:
  tick:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    concurrency:
      group: ralph-watchdog
    permissions:
      contents: read # the states of the runs
      issues: read # orders in comments
      pull-requests: read
      statuses: read # required checks, where a complete run is to be merged
      checks: read
      actions: write # starts ${workflow}, and disables this workflow
    steps:
      - id: ralph
        uses: ${action}
        with:
          command: tick
          dispatch: ${workflow}
          github-token: \${{ github.token }}
      # Tells later jobs that no person disabled this workflow, so that they enable it again.
      - name: ${asleepStep}
        if: steps.ralph.outputs.asleep == 'true'
        run: echo 'No run needs the watchdog.'
`;
}
/** A minute for cron off the hour, when the queue is longest, and not the same for everybody (platform fact 13). */
function minuteOf(name) {
	return 7 + [...name].reduce((total, char) => (total * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7) % 47;
}
export { watchdogFile as n, watchdogText as r, asleepStep as t };
