/**
 * The order after one has been moved.
 *
 * @param place where it is wanted, from 1; beyond the end is last
 */
export function orderAfterMove(order: readonly number[], id: number, place: number): number[] {
  const others = order.filter((other) => other !== id)
  return others.toSpliced(place - 1, 0, id)
}

/** `count` of them in random order, each at most once; all of them where there are no more. */
export function draw<Item>(
  items: readonly Item[],
  count: number,
  random: () => number = Math.random,
): Item[] {
  const left = [...items]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat()
}
