// src/core/text/memoize.ts
/**
* A function of one object that is computed once for each object and kept for as long as the object lives. Only for
* what is never changed after it was made, as plans and the tasks of a state are; so must the result be.
*/
function memoize(compute) {
	const known = /* @__PURE__ */ new WeakMap();
	return (of) => {
		const before = known.get(of);
		if (before) return before.value;
		const value = compute(of);
		known.set(of, { value });
		return value;
	};
}
// src/core/plan/graph/dependency-graph.ts
/** Edges between the tasks of a plan. A dependency on itself or on nothing is left to its own lint rule. */
const dependencyEdges = memoize((plan) => {
	const position = /* @__PURE__ */ new Map();
	for (const [index, task] of plan.tasks.entries()) if (!position.has(task.id)) position.set(task.id, index);
	return plan.tasks.map((task, index) => {
		return task.depends_on.map((id) => position.get(id)).filter((to) => to !== void 0 && to !== index);
	});
});
/**
* Cycles that share no edge, each from its earliest position on: together they hold at least one edge of every
* cycle, so none found means that there is none. Linear in tasks and edges, since an edge is looked at once; listing
* every cycle would be exponential. Iterative: recursion overflowed on a chain of 20,000 (failure model I1).
*/
function findCycles(edges) {
	const cycles = [];
	const path = [];
	const placeOnPath = /* @__PURE__ */ new Map();
	const nextEdge = takeEdges(edges);
	const enter = (node) => {
		placeOnPath.set(node, path.length);
		path.push(node);
	};
	const cutTo = (length) => {
		for (const node of path.splice(length)) placeOnPath.delete(node);
	};
	const step = (node) => {
		const to = nextEdge(node);
		if (to === void 0) {
			cutTo(path.length - 1);
			return;
		}
		const place = placeOnPath.get(to);
		if (place !== void 0) {
			cycles.push(fromEarliest(path.slice(place)));
			cutTo(place + 1);
		} else enter(to);
	};
	for (const start of edges.keys()) {
		enter(start);
		for (let node = path.at(-1); node !== void 0; node = path.at(-1)) step(node);
	}
	return cycles;
}
/** Hands out each edge once, so a node that is entered again has only the rest to go. */
function takeEdges(edges) {
	const taken = edges.map(() => 0);
	return (node) => {
		const edge = taken[node] ?? 0;
		taken[node] = edge + 1;
		return edges[node]?.[edge];
	};
}
function fromEarliest(cycle) {
	const first = cycle.reduce((best, position, index) => position < (cycle[best] ?? 0) ? index : best, 0);
	return [...cycle.slice(first), ...cycle.slice(0, first)];
}
/** All positions, each after everything that it waits for; edges that close a cycle are passed over. Linear. */
function dependenciesFirst(edges) {
	const order = [];
	const seen = /* @__PURE__ */ new Set();
	const nextEdge = takeEdges(edges);
	for (const start of edges.keys()) {
		const path = seen.has(start) ? [] : [start];
		seen.add(start);
		for (let node = path.at(-1); node !== void 0; node = path.at(-1)) {
			const to = nextEdge(node);
			if (to === void 0) {
				order.push(node);
				path.pop();
			} else if (!seen.has(to)) {
				seen.add(to);
				path.push(to);
			}
		}
	}
	return order;
}
/**
* A tree of the plan, by position: for each task the one of its dependencies that is furthest from the start, so that
* it stands behind all of them; null where it depends on none. Of equal ones the last in the plan.
*/
function treeParents(plan) {
	const edges = dependencyEdges(plan);
	const depth = plan.tasks.map(() => 0);
	const parents = plan.tasks.map(() => null);
	const further = (a, b) => (depth[a] ?? 0) - (depth[b] ?? 0) || a - b;
	for (const at of dependenciesFirst(edges)) {
		const parent = [...edges[at] ?? []].sort(further).at(-1);
		if (parent === void 0) continue;
		parents[at] = parent;
		depth[at] = (depth[parent] ?? 0) + 1;
	}
	return parents;
}
/** Ids of a plan's tasks. */
const taskIds = memoize(({ tasks }) => new Set(tasks.map(({ id }) => id)));
export { treeParents as a, taskIds as i, dependencyEdges as n, memoize as o, findCycles as r, dependenciesFirst as t };
