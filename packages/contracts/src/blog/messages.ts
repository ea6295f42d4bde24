import { mediaHosts } from './media-hosts.ts'
import { pictureNotAllowed } from '../pictures/messages.ts'
import { SEARCH_WINDOW } from '../search-limits.ts'

/** Limits of the Blog that pages ask. */
export const blogLimits = {
  queryMax: 100,
  pageSize: 20,
  suggestionMinLength: 3,
  /** How deep pages go; totals are exact up to here, too. */
  searchWindow: SEARCH_WINDOW,
} as const

/** What only the api and the console ask: a constant of its own, so that no page carries it. */
export const blogWritingLimits = {
  urlMax: 200,
  pictureAltMax: 500,
  suggestionsMax: 10,
  closeSpellingsMax: 5,
  /** Posts in each list of the landing page. */
  overviewPosts: 6,
  /** At the foot of a post. */
  relatedPosts: 3,
  /** A reader's words in a minute. */
  wordsAMinute: 220,
  /** The year of the oldest post. */
  firstYear: 1990,
} as const

export const blogMessages = {
  sortUnknown: 'This sort order is not known.',
  filterUnknown: 'This filter is not known.',
  descriptionMissing: 'A description is required. Lists show it below the title.',
  pictureMissing: 'A picture is required.',
  pictureNotAllowed,
  pictureAltTooLong: `The description of the picture must have at most ${blogWritingLimits.pictureAltMax} characters.`,
  authorMissing: 'An author is required.',
  authorUnknown: 'This author does not exist.',
  categoryMissing: 'A category is required.',
  categoryUnknown: 'This category does not exist.',
  mediaLinkNotAllowed: `The link must be an https URL on one of these sites: ${mediaHosts.join(', ')}.`,
  mediaLinkOfArticle: 'Only a media post has a link to a video or a podcast.',
  dayInvalid: 'A date must look like 2026-01-31.',
  dayTooOld: `The date must not be before the year ${blogWritingLimits.firstYear}.`,
  dayMissing: 'A published post needs a date.',
  dayToCome: 'The date must not be in the future.',
  urlTaken: 'Another post already uses this URL.',
  contentMissing: 'The post has no content yet. Write it before you publish it.',
} as const
