import type { WholeKeptVersion } from '@vitrine/contracts/texts/versions'

/**
 * What stands beside a text, whatever its kind, in the order in which it is compared. Ids are left out: their
 * names say more.
 */
const names: Readonly<Record<string, string>> = {
  title: 'Title',
  url: 'URL',
  kind: 'Kind',
  category: 'Category',
  authors: 'Authors',
  lead: 'Below the title',
  description: 'Description',
  thumbnail: 'Thumbnail',
  picture: 'Picture',
  pictureAlt: 'Alternative text of the picture',
  actions: 'Links at the end',
  mediaLink: 'Link to a video or a podcast',
  publishedOn: 'Date',
  showBreadcrumbs: 'Breadcrumbs',
}

/** A line each, for those that the version has. */
export function detailLines(details: WholeKeptVersion['details']): string[] {
  return Object.entries(names).flatMap(([key, name]) => {
    const value = details[key]
    return value === undefined ? [] : [`${name}: ${wordsOf(value)}`]
  })
}

function wordsOf(value: WholeKeptVersion['details'][string]): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'shown' : 'not shown'
  return value === null ? '' : String(value)
}
