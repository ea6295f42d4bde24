/** The header's search. */
export const siteSearchLimits = {
  queryMax: 100,
  categoriesMax: 5,
  /** The best of the section that the list shows before 'See all results'. */
  topSuggestions: 3,
} as const

export const siteSearchMessages = {
  tooManyCategories: `You can choose at most ${siteSearchLimits.categoriesMax} categories.`,
} as const
