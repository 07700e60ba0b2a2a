import { dt as payingInputs } from "./through-proxy.js";
// src/core/scaffold/workflow-steps.ts
/** What a job needs for all projects: each tool once, as the first project that needs it says. */
function workflowSteps(projects) {
	const steps = /* @__PURE__ */ new Map();
	for (const step of projects.flatMap((project) => project.steps)) {
		const key = "uses" in step ? step.uses : step.run;
		if (!steps.has(key)) steps.set(key, step);
	}
	return [...steps.values()];
}
/** What a workflow evaluates: `${{ inputs.plan }}`. */
const expression = (text) => `\${{ ${text} }}`;
/** What pays for the model, a line for each input of the action; `secretOf` says where a workflow has it from. */
const payingLines = (secretOf) => payingInputs.map((input) => `${input.name}: ${expression(secretOf(input))}`);
/** A secret of the repository, by its usual name. */
const ofRepository = ({ variable }) => `secrets.${variable}`;
/** Whether that secret is there, for a job that calls no model: the key itself stays where it is. */
const whetherThere = ({ variable }) => `secrets.${variable} && 'kept-from-this-job'`;
/**
* The page of the run as an artifact, linked in the job's summary. An upload that fails, as where the account's storage is
* full, fails nothing.
*/
const reportUpload = () => `      - id: report
        if: always() && steps.ralph.outputs.report-html
        continue-on-error: true
        uses: ${platformActions.upload}
        with:
          name: ralph-report-${expression("job.check_run_id")}
          path: ${expression("steps.ralph.outputs.report-html")}
          retention-days: 14
      - if: always() && steps.report.outputs.artifact-url
        env:
          REPORT: ${expression("steps.report.outputs.artifact-url")}
        run: echo "[The report of this run as a page]($REPORT)" >> "$GITHUB_STEP_SUMMARY"`;
/** The platform's own actions by commit, with the tag that it had: a tag can move to other code, a commit cannot. */
const platformActions = {
	checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
	upload: "actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0",
	download: "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1",
	node: "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
	python: "actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0",
	go: "actions/setup-go@b7ad1dad31e06c5925ef5d2fc7ad053ef454303e # v7.0.0",
	java: "actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961 # v5.7.0"
};
export { reportUpload as a, platformActions as i, ofRepository as n, whetherThere as o, payingLines as r, workflowSteps as s, expression as t };
