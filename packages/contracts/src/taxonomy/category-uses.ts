import { z } from 'zod'

/** What keeps a category from being deleted, each by its number. */
export const categoryUsesSchema = z.object({
  subcategories: z.int(),
  articles: z.int(),
  /** Articles and posts in the trash. */
  trashed: z.int(),
  soldItems: z.int(),
  marks: z.int(),
  books: z.int(),
  blogArticles: z.int(),
  auctions: z.int(),
  vaultItems: z.int(),
})
export type CategoryUses = z.infer<typeof categoryUsesSchema>

const names: Record<keyof CategoryUses, readonly [one: string, more: string]> = {
  articles: ['article', 'articles'],
  trashed: ['article in the trash', 'articles in the trash'],
  soldItems: ['sold item', 'sold items'],
  marks: ['mark', 'marks'],
  books: ['book', 'books'],
  blogArticles: ['Blog article', 'Blog articles'],
  auctions: ['auction', 'auctions'],
  vaultItems: ['item of members', 'items of members'],
  subcategories: ['subcategory', 'subcategories'],
}

const amounts = new Intl.NumberFormat('en-US')
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

const kinds = Object.keys(names) as (keyof CategoryUses)[]

/** '4 articles and 1 subcategory'; null where there is nothing. */
export function listUses(uses: CategoryUses): string | null {
  const left = kinds.filter((name) => uses[name] > 0)
  if (left.length === 0) return null
  return list.format(
    left.map((name) => `${amounts.format(uses[name])} ${names[name][uses[name] === 1 ? 0 : 1]}`),
  )
}

/** 'Move its 4 articles and 1 subcategory first.'; null where nothing uses the category. */
export function moveFirst(uses: CategoryUses): string | null {
  const listed = listUses(uses)
  return listed && `Move its ${listed} first.`
}

export function sumOfUses(uses: CategoryUses): number {
  return kinds.reduce((sum, name) => sum + uses[name], 0)
}

/** What is gone from a category between two counts. */
export function usesBetween(before: CategoryUses, after: CategoryUses): CategoryUses {
  return categoryUsesSchema.parse(
    Object.fromEntries(kinds.map((name) => [name, Math.max(0, before[name] - after[name])])),
  )
}
