/** What keeps a category from being deleted, each by its number. */
export interface CategoryUses {
  subcategories: number
  articles: number
  /** Articles and posts in the trash. */
  trashed: number
  soldItems: number
  marks: number
  books: number
  blogArticles: number
  auctions: number
  vaultItems: number
}

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

/** 'Move its 4 articles and 1 subcategory first.'; null where nothing uses the category. */
export function moveFirst(uses: CategoryUses): string | null {
  const left = (Object.keys(names) as (keyof CategoryUses)[]).filter((name) => uses[name] > 0)
  if (left.length === 0) return null
  return `Move its ${list.format(left.map((name) => `${amounts.format(uses[name])} ${names[name][uses[name] === 1 ? 0 : 1]}`))} first.`
}
