/** `12,345`: a whole number for people. `toLocaleString` takes 10 ms when it is first called, which every start would pay. */
export const thousands = (count: number): string => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',')
