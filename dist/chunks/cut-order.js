import { O as thousands, p as startOf } from "./one-line.js";
import { en as longestText } from "./through-proxy.js";
// src/core/order/cut-order.ts
/** The order as long as one may be, and the sentence that says how much of its text was left out. */
function cutOrder(order, { isLonger }) {
	if (order.length <= 2e3) return { text: order };
	const more = `${isLonger ? "at least " : ""}${thousands(order.length - longestText)}`;
	const cut = `Its text was cut to ${thousands(longestText)} characters; ${more} more were left out.`;
	return {
		text: startOf(order, longestText).trimEnd(),
		cut
	};
}
export { cutOrder as t };
