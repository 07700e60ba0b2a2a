/** The id of a subtask in the plan: that of its task is a part of it. */
export const partId = (part: string | number, task: string): string =>
  String(part).includes('.') ? String(part) : `${task}.${part}`
