/**
 * The entries, each with the title of the category whose drawing stands in the place of its picture, where
 * one does.
 */
export function withDrawings<Entry extends { thumbnail: string }>(
  entries: readonly Entry[],
  roots: readonly { title: string; image: string }[] | null,
): (Entry & { drawingOf?: string | undefined })[] {
  return entries.map((entry) => ({
    ...entry,
    drawingOf: roots?.find(({ image }) => image === entry.thumbnail)?.title,
  }))
}
