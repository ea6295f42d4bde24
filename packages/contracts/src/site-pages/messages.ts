/** Ours. */
export const sitePagesLimits = {
  pathMax: 200,
  leadMax: 500,
  /** Search engines show no more of it. */
  descriptionMax: 160,
  actionsMax: 3,
  actionLabelMax: 60,
} as const

export const sitePagesMessages = {
  leadMissing: 'A sentence below the title is required.',
  leadTooLong: `The sentence below the title must have at most ${sitePagesLimits.leadMax} characters.`,
  descriptionMissing: 'A description is required. Search engines show it.',
  descriptionTooLong: `The description must have at most ${sitePagesLimits.descriptionMax} characters: search engines show no more.`,
  actionsTooMany: `A page ends with at most ${sitePagesLimits.actionsMax} links.`,
  actionLabelMissing: 'The words of the link are required, in one line.',
  actionLabelTooLong: `The words of a link must have at most ${sitePagesLimits.actionLabelMax} characters.`,
  actionPathInvalid:
    'A link leads to a page of this site: its path begins with one slash and has no spaces, for example /dictionary.',
  actionTwice: 'Another link leads there already.',
  contentMissing: 'The page has no text. Write it before you publish it.',
  pageStays: 'A page of the site cannot be taken off it, because other pages and emails lead there.',
} as const
