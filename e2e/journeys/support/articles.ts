import { manageArticles, searchDictionary } from '@vitrine/contracts/dictionary/endpoints'
import { expect, type APIRequestContext } from '@playwright/test'

export interface MadeArticle {
  title: string
  url: string
  thumbnail: string
}

const { path } = manageArticles

/** A title that no other test has. */
export function uniqueTitle(beginning: string): { title: string; url: string } {
  const mark = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const title = `${beginning} ${mark}`
  return { title, url: title.toLowerCase().replace(/[^a-z0-9]+/g, '-') }
}

/** What any article of the starter content has: a category, an author, a picture that loads. */
export async function aPlace(
  request: APIRequestContext,
): Promise<{ categoryId: number; category: string; authorIds: number[]; thumbnail: string }> {
  const response = await request.get(`${path}?max=1`)
  const { response: list } = await response.json()
  const [{ categoryId, category, authorIds, thumbnail }] = list.items
  return { categoryId, category, authorIds, thumbnail }
}

/**
 * An unpublished article, made by the documented call; its picture is a starter article's where none is
 * given.
 */
export async function anArticle(
  request: APIRequestContext,
  beginning: string,
  picture?: string,
): Promise<MadeArticle> {
  const { categoryId, authorIds, thumbnail: ofStarter } = await aPlace(request)
  const thumbnail = picture ?? ofStarter
  const named = uniqueTitle(beginning)
  const response = await request.post(path, {
    data: {
      ...named,
      categoryId,
      authorIds,
      thumbnail,
      description: 'Made by a test.',
      showBreadcrumbs: true,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return { ...named, thumbnail }
}

/** Waits until the search of the dictionary finds the title first. */
export async function expectFound(request: APIRequestContext, title: string): Promise<void> {
  const search = `${searchDictionary.path}?query=${encodeURIComponent(title)}`
  await expect.poll(async () => (await (await request.get(search)).json()).items[0]?.title).toBe(title)
}
