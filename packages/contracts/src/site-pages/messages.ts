import { sitePagesLimits as limits } from './limits.ts'

export const sitePagesMessages = {
  leadMissing: 'A sentence below the title is required.',
  leadTooLong: `The sentence below the title must have at most ${limits.leadMax} characters.`,
  descriptionMissing: 'A description is required. Search engines show it.',
  descriptionTooLong: `The description must have at most ${limits.descriptionMax} characters: search engines show no more.`,
  actionsTooMany: `A page ends with at most ${limits.actionsMax} links.`,
  actionLabelMissing: 'The words of the link are required, in one line.',
  actionLabelTooLong: `The words of a link must have at most ${limits.actionLabelMax} characters.`,
  actionPathInvalid:
    'A link leads to a page of this site: its path begins with one slash and has no spaces, for example /dictionary.',
  actionTwice: 'Another link leads there already.',
  contentMissing: 'The page has no text. Write it before you publish it.',
  pageStays: 'A page of the site cannot be taken off it, because other pages and emails lead there.',
} as const
