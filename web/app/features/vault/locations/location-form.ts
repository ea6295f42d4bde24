import { locationInputSchema, type Location } from '@vitrine/contracts/locations/schemas'
import { z } from 'zod'

/** As it is typed: '' for the first level. */
const typedSchema = z.object({ displayName: z.string(), parentId: z.string() })

/** Judges what is typed as the call does. */
export const locationFormSchema = typedSchema.transform(({ displayName, parentId }, context) => {
  const body = { displayName, parentId: parentId === '' ? null : Number(parentId) }
  const { data, error } = locationInputSchema.safeParse(body)
  if (data) return data
  for (const { path, message } of error.issues) context.addIssue({ code: 'custom', path, message })
  return z.NEVER
})

export function typedOf(location: {
  displayName: string
  parentId: number | null
}): z.infer<typeof typedSchema> {
  return { displayName: location.displayName, parentId: String(location.parentId ?? '') }
}

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
