/**
 * Does something for each, one after the other; one that fails is put off and stops none of the others. @throws
 * AggregateError of all that failed
 */
export async function forEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  putOff: (item: Item) => Promise<unknown> = async () => undefined,
): Promise<number> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await act(item)
    } catch (error) {
      failures.push(error)
      await putOff(item)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
  return items.length
}
