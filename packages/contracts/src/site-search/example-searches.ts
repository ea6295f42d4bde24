/** What section pages print as examples of a search: each finds at least five results in the starter content. */
export const exampleSearches = {
  'price-guide': ['silver teapot'],
  marks: ['crossed swords'],
  library: ['porcelain', 'old furniture'],
} as const
