export const partnersLimits = {
  /** The documented number of partners in the footer's strip. */
  drawn: 8,
  sourceMax: 120,
  sourceUrlMax: 80,
  aboutMax: 3000,
  recordsMax: 1000,
  /** WCAG 2.2 AA for text: a partner's name stands on its color wherever its graphic does not load. */
  contrastMin: 4.5,
} as const
