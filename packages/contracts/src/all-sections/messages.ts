/** The search over all sections. */
export const allSectionsLimits = {
  /** Results of one section. */
  shownOfSection: 5,
  suggestionsMax: 10,
} as const
