import { sitePagesLimits as limits } from './limits.ts'

export const sitePagesMessages = {
  leadMissing: 'A sentence below the title is required.',
  leadTooLong: `The sentence below the title must have at most ${limits.leadMax} characters.`,
  descriptionMissing: 'A description is required. Search engines show it.',
  descriptionTooLong: `The description must have at most ${limits.descriptionMax} characters: search engines show no more.`,
  contentMissing: 'The page has no text. Write it before you publish it.',
  pageStays: 'A page of the site cannot be taken off it, because other pages and emails lead there.',
} as const
