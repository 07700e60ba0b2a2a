import { at as isOpen, ot as readyTasks, tt as criticalPath } from "./run-sentence.js";
import { a as treeParents } from "./dependency-graph.js";
// src/core/report/facts/plan-graph.ts
/** Linear in tasks and dependencies. */
function planGraph(plan, context) {
	const { name, source, statusOf } = context;
	const ready = readyTasks(plan, statusOf).map(({ id }) => id);
	const critical = criticalPath(plan, statusOf);
	const parents = treeParents(plan);
	const isReady = new Set(ready);
	const isCritical = new Set(critical);
	return {
		schema: 1,
		plan: name,
		source,
		tasks: plan.tasks.map(({ id, title, depends_on }, position) => {
			const parent = parents[position] ?? null;
			const dependencies = [...new Set(depends_on)];
			const unmet = !isOpen(statusOf(id)) ? [] : dependencies.filter((dependency) => statusOf(dependency) !== "done");
			return {
				id,
				title,
				status: statusOf(id),
				depends_on: dependencies,
				waits_for: unmet.map((dependency) => ({
					id: dependency,
					status: statusOf(dependency)
				})),
				below: parent === null ? null : plan.tasks[parent]?.id ?? null,
				ready: isReady.has(id),
				critical: isCritical.has(id)
			};
		}),
		ready,
		critical_path: critical
	};
}
export { planGraph as t };
