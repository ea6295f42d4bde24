/** The search over all sections. */
export const allSectionsLimits = {
  /** Results of one section. */
  shownOfSection: 5,
  suggestionsMax: 10,
  /** So many of these are for other spellings and names with a part of the text, where there are any. */
  correctedSuggestions: 3,
} as const
