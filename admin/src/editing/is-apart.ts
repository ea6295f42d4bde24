/** Whether a newer state of a record left alone every field that is being typed in. */
export function isApart(
  opened: Readonly<Record<string, unknown>>,
  newest: Readonly<Record<string, unknown>>,
  typed: readonly string[],
): boolean {
  return typed.every((field) => JSON.stringify(opened[field]) === JSON.stringify(newest[field]))
}
