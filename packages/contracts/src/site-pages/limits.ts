/** Ours. */
export const sitePagesLimits = {
  pathMax: 200,
  leadMax: 500,
  /** Search engines show no more of it. */
  descriptionMax: 160,
  actionsMax: 3,
  actionLabelMax: 60,
} as const
