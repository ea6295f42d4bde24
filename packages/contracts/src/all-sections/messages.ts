/** The search over all sections. */
export const allSectionsLimits = {
  /** Results of one section. */
  shownOfSection: 5,
  /** Of the sections' searches, by one call: the others wait for their turn. */
  sectionsAtOnce: 3,
  /** By one network address, each of them a search of every section. */
  searchesPerMinute: 60,
  /** Each letter that is typed asks for some. */
  suggestionsPerMinute: 300,
  suggestionsMax: 10,
  /** So many of these are for other spellings and names with a part of the text, where there are any. */
  correctedSuggestions: 3,
} as const
