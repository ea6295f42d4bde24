/** Top categories by name, hidden from pickers and grids. */
export const hiddenCategoryTitles = ['Uncategorized', 'Unknown'] as const

export function isHiddenCategory(title: string): boolean {
  return hiddenCategoryTitles.some((hidden) => hidden === title)
}
