import { O as thousands, f as startOf } from "./one-line.js";
import { Ut as maxOrderChars } from "./through-proxy.js";
// src/core/order/cut-order.ts
/** Shortens an order to its maximum length; `cut` says how much of its text was left out. */
function cutOrder(order, { isLonger }) {
	if (order.length <= 2e3) return { text: order };
	const more = `${isLonger ? "at least " : ""}${thousands(order.length - maxOrderChars)}`;
	const cut = `Its text was cut to ${thousands(maxOrderChars)} characters; ${more} more were left out.`;
	return {
		text: startOf(order, maxOrderChars).trimEnd(),
		cut
	};
}
export { cutOrder as t };
