import { siteSearchLimits } from './messages.ts'

/** Several categories as one parameter: their urls with commas between, each once, five at most. */
export function readCategoryList(text: string): string[] {
  const urls = text.split(',').map((url) => url.trim())
  return [...new Set(urls.filter(Boolean))].slice(0, siteSearchLimits.categoriesMax)
}

export function writeCategoryList(urls: readonly string[]): string {
  return urls.join(',')
}
