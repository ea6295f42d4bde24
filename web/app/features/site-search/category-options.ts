import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import type { Queries } from '../../shared/api/queries.ts'
import { rootNames } from '../dictionary/queries/root-categories.ts'

export interface CategoryOption {
  url: string
  title: string
}

/** The categories that can be searched within. */
export function optionsOf(roots: readonly CategoryOption[]): CategoryOption[] {
  return roots.filter(({ title }) => !isHiddenCategory(title)).map(({ url, title }) => ({ url, title }))
}

export async function categoryOptions({ call, fetch }: Queries): Promise<CategoryOption[]> {
  return optionsOf((await fetch(rootNames(call))).items)
}
