import type { Location } from '@vitrine/contracts/locations/schemas'

/** 'House › Kitchen › Shelf' */
export function pathText({ path, displayName }: Pick<Location, 'path' | 'displayName'>): string {
  return [...path, displayName].join(' › ')
}

/** Where a location can stand: nowhere inside of itself. A new one can stand in any. */
export function possibleParents(all: readonly Location[], moved: Location | null): readonly Location[] {
  if (!moved) return all
  const from = all.indexOf(moved)
  const end = all.findIndex(({ depth }, at) => at > from && depth <= moved.depth)
  return all.filter((_, at) => at < from || (end !== -1 && at >= end))
}

/** Own ones, and default ones that hold something. */
export function shownLocations(all: readonly Location[]): readonly Location[] {
  return all.filter(
    ({ id, isDefault, itemsInside }) =>
      !isDefault || itemsInside > 0 || all.some(({ parentId }) => parentId === id),
  )
}
