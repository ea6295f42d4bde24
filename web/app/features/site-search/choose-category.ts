import { siteSearchLimits } from '@vitrine/contracts/site-search/limits'

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
