import type { ArticleDetailsInput, ManagedArticle } from '@vitrine/contracts/dictionary/schemas'

/** An unpublished article as the manager lists it. */
export function anArticle(more: Partial<ManagedArticle> = {}): ManagedArticle {
  const { id = 1, title = `Article ${id}`, url = `article-${id}` } = more
  return {
    pageURI: `/dictionary/${url}`,
    thumbnail: PICTURE,
    thumbnailAlt: '',
    description: 'Made by a test.',
    categoryId: 1,
    category: 'Glass',
    authorIds: [2],
    showBreadcrumbs: true,
    status: { name: 'UNPUBLISHED' },
    lastEdited: '2026-03-04T05:06:07.000Z',
    draftVersion: 1,
    publishedVersion: 0,
    revision: 1,
    ...more,
    id,
    title,
    url,
  }
}

/** What is typed of one, as it is sent. */
export const articleDetails: ArticleDetailsInput = {
  title: 'Vase',
  url: 'vase',
  thumbnail: '/media/v.webp',
  description: '',
  categoryId: 1,
  authorIds: [2],
  showBreadcrumbs: true,
}

/** A picture that loads without a server. */
export const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'
