/** Fields that hold ids of what people know by name: what the name stands under, and of what it is. */
const named: Readonly<Record<string, { under: string; of: 'categories' | 'authors' }>> = {
  categoryId: { under: 'category', of: 'categories' },
  categoryIds: { under: 'categories', of: 'categories' },
  parentId: { under: 'parent category', of: 'categories' },
  authorId: { under: 'author', of: 'authors' },
  authorIds: { under: 'authors', of: 'authors' },
}

export type NamesOf = Readonly<Record<'categories' | 'authors', ReadonlyMap<number, string>>>

type Details = Readonly<Record<string, unknown>>

export const holdsIds = (details: Details): boolean => Object.keys(details).some((field) => field in named)

/**
 * Details with names in place of the ids of categories and authors. What has been deleted since keeps its
 * number.
 */
export function withNames(details: Details, names: NamesOf): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([field, value]) => {
      const name = named[field]
      return name ? [name.under, nameOf(value, names[name.of])] : [field, value]
    }),
  )
}

function nameOf(value: unknown, names: ReadonlyMap<number, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => nameOf(one, names))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([end, one]) => [end, nameOf(one, names)]))
  if (value === 0) return null
  return typeof value === 'number' || typeof value === 'string'
    ? (names.get(Number(value)) ?? (value === '' ? value : `number ${value}`))
    : value
}
