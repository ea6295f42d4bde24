import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import { sortedByTitle } from '@vitrine/contracts/title-order'
import { rootCategories } from '../../dictionary/queries/root-categories.ts'

export interface VaultCategory {
  id: number
  title: string
}

/** The categories that an item can be in, A-Z. */
export const vaultCategories = (call: Client) =>
  queryOptions({ ...rootCategories(call), select: ({ items }) => categoriesOf(items) })

export function categoriesOf(roots: readonly VaultCategory[]): VaultCategory[] {
  const shown = roots.filter(({ title }) => !isHiddenCategory(title)).map(({ id, title }) => ({ id, title }))
  return sortedByTitle(shown, ({ title }) => title)
}

/** Its name; 0 is an item that a bulk update has taken out of its category. */
export function categoryTitle(categories: readonly VaultCategory[], id: number): string {
  return id === 0 ? 'No category' : (categories.find((category) => category.id === id)?.title ?? '')
}
