import { mediaHosts } from './media-hosts.ts'
import { pictureNotAllowed } from '../pictures/messages.ts'
import { blogWritingLimits as limits } from './limits.ts'

export const blogMessages = {
  sortUnknown: 'This sort order is not known.',
  filterUnknown: 'This filter is not known.',
  descriptionMissing: 'A description is required. Lists show it below the title.',
  pictureMissing: 'A picture is required.',
  pictureNotAllowed,
  pictureAltTooLong: `The description of the picture must have at most ${limits.pictureAltMax} characters.`,
  authorMissing: 'An author is required.',
  authorUnknown: 'This author does not exist.',
  categoryMissing: 'A category is required.',
  categoryUnknown: 'This category does not exist.',
  mediaLinkNotAllowed: `The link must be an https URL on one of these sites: ${mediaHosts.join(', ')}.`,
  mediaLinkOfArticle: 'Only a media post has a link to a video or a podcast.',
  dayInvalid: 'A date must look like 2026-01-31.',
  dayTooOld: `The date must not be before the year ${limits.firstYear}.`,
  dayMissing: 'A published post needs a date.',
  dayToCome: 'The date must not be in the future.',
  urlTaken: 'Another post already uses this URL.',
  contentMissing: 'The post has no content yet. Write it before you publish it.',
} as const
