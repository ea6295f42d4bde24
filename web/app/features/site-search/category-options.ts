import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import { siteSearchLimits } from '@vitrine/contracts/site-search/messages'
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

export interface ChosenCategories {
  /** Their urls; none is all. */
  urls: readonly string[]
  /** Whether the last choice was one too many. */
  refused: boolean
}

/** One category chosen or taken back. The empty one is all of them; a sixth is refused. */
export function chooseCategory({ urls }: ChosenCategories, url: string): ChosenCategories {
  if (url === '') return { urls: [], refused: false }
  if (urls.includes(url)) return { urls: urls.filter((other) => other !== url), refused: false }
  if (urls.length >= siteSearchLimits.categoriesMax) return { urls, refused: true }
  return { urls: [...urls, url], refused: false }
}
