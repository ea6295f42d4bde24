/** The first so many in their order, none with the picture of one before it as long as there are others. */
export function varied<Item extends { thumbnail: string | null }>(
  items: readonly Item[],
  wanted: number,
): Item[] {
  const first = items.filter(
    ({ thumbnail }, place) => items.findIndex((other) => other.thumbnail === thumbnail) === place,
  )
  const chosen = new Set([...first, ...items.filter((item) => !first.includes(item))].slice(0, wanted))
  return items.filter((item) => chosen.has(item))
}
