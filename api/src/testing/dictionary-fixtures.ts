import type { TestCall } from './test-api.ts'

/** A category and an author to put articles under, made through the api. */
export async function aCategoryAndAnAuthor(staff: TestCall, name = 'glass') {
  const category = await staff('POST', '/taxonomy/create', { body: { title: name, url: name } })
  const author = await staff('POST', '/api/v1/dictionary/admin/authors', {
    body: { firstName: 'Ada', lastName: name, url: `ada-${name}` },
  })
  return { categoryId: category.body.response.id as number, authorId: author.body.id as number }
}

let articles = 0

/** Valid details of an article; `overrides` make it the one that a test is about. */
export function articleDetails(
  place: { categoryId: number; authorId: number },
  overrides: Record<string, unknown> = {},
) {
  articles += 1
  return {
    title: `Vase number ${articles}`,
    url: `vase-${articles}`,
    thumbnail: '/media/categories/glass.webp',
    description: 'A vessel for flowers.',
    categoryId: place.categoryId,
    authorIds: [place.authorId],
    showBreadcrumbs: true,
    ...overrides,
  }
}
