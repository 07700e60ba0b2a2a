/** A subtask's id in the plan contains its task's. */
export const partId = (part: string | number, task: string): string =>
  String(part).includes('.') ? String(part) : `${task}.${part}`
