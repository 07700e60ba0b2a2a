// src/core/text/memoize.ts
/** Caches by object identity. Only for objects and results that never change, such as plans. */
function memoize(compute) {
	const cache = /* @__PURE__ */ new WeakMap();
	return (key) => {
		const cached = cache.get(key);
		if (cached) return cached.value;
		const value = compute(key);
		cache.set(key, { value });
		return value;
	};
}
// src/core/plan/graph/dependency-graph.ts
/** Without dependencies on the task itself or on unknown ids, which have their own lint rules. */
const dependencyEdges = memoize((plan) => {
	const position = /* @__PURE__ */ new Map();
	for (const [index, task] of plan.tasks.entries()) if (!position.has(task.id)) position.set(task.id, index);
	return plan.tasks.map((task, index) => {
		return task.depends_on.map((id) => position.get(id)).filter((to) => to !== void 0 && to !== index);
	});
});
/**
* Cycles that share no edge, each from its earliest position on. Together they have an edge of every cycle, so an empty
* list means that there is none. Linear; listing every cycle would be exponential. Iterative: recursion overflowed on a
* chain of 20,000 (failure model I1).
*/
function findCycles(edges) {
	const cycles = [];
	const path = [];
	const indexOnPath = /* @__PURE__ */ new Map();
	const nextEdge = edgeIterator(edges);
	const enter = (node) => {
		indexOnPath.set(node, path.length);
		path.push(node);
	};
	const cutTo = (length) => {
		for (const node of path.splice(length)) indexOnPath.delete(node);
	};
	const step = (node) => {
		const to = nextEdge(node);
		if (to === void 0) {
			cutTo(path.length - 1);
			return;
		}
		const index = indexOnPath.get(to);
		if (index !== void 0) {
			cycles.push(fromEarliest(path.slice(index)));
			cutTo(index + 1);
		} else enter(to);
	};
	for (const start of edges.keys()) {
		enter(start);
		for (let node = path.at(-1); node !== void 0; node = path.at(-1)) step(node);
	}
	return cycles;
}
/** Returns each edge once, so that a node that is entered again continues with the rest. */
function edgeIterator(edges) {
	const nextIndex = edges.map(() => 0);
	return (node) => {
		const edge = nextIndex[node] ?? 0;
		nextIndex[node] = edge + 1;
		return edges[node]?.[edge];
	};
}
function fromEarliest(cycle) {
	const first = cycle.reduce((best, position, index) => position < (cycle[best] ?? 0) ? index : best, 0);
	return [...cycle.slice(first), ...cycle.slice(0, first)];
}
/** All positions, each after its dependencies; edges that close a cycle are ignored. Linear. */
function dependenciesFirst(edges) {
	const order = [];
	const visited = /* @__PURE__ */ new Set();
	const nextEdge = edgeIterator(edges);
	for (const start of edges.keys()) {
		const path = visited.has(start) ? [] : [start];
		visited.add(start);
		for (let node = path.at(-1); node !== void 0; node = path.at(-1)) {
			const to = nextEdge(node);
			if (to === void 0) {
				order.push(node);
				path.pop();
			} else if (!visited.has(to)) {
				visited.add(to);
				path.push(to);
			}
		}
	}
	return order;
}
/**
* A tree of the plan, by position. A task's parent is its deepest dependency, so that it comes after all of them; null
* if it has none. Of equal ones the last in the plan.
*/
function treeParents(plan) {
	const edges = dependencyEdges(plan);
	const depth = plan.tasks.map(() => 0);
	const parents = plan.tasks.map(() => null);
	const byDepth = (a, b) => (depth[a] ?? 0) - (depth[b] ?? 0) || a - b;
	for (const position of dependenciesFirst(edges)) {
		const parent = [...edges[position] ?? []].sort(byDepth).at(-1);
		if (parent === void 0) continue;
		parents[position] = parent;
		depth[position] = (depth[parent] ?? 0) + 1;
	}
	return parents;
}
const taskIds = memoize(({ tasks }) => new Set(tasks.map(({ id }) => id)));
export { treeParents as a, taskIds as i, dependencyEdges as n, memoize as o, findCycles as r, dependenciesFirst as t };
