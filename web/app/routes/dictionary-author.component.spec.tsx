import { listAuthorArticles, readAuthor } from '@vitrine/contracts/dictionary/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { all, one } from '../../tests/in-page.ts'
import { openSite } from '../../tests/open-site.tsx'

const author = {
  id: 7, firstName: 'Ann', lastName: 'Lee', fullName: 'Ann Lee', about: 'Writes about clay. '.repeat(60), photo: null, credentials: 'Potter', website: 'https://lee.example/',
  dateCreated: '2026-01-02T10:00:00.000Z', dateUpdated: '2026-01-02T10:00:00.000Z', url: 'ann-lee',
}
const wrote = (...titles: string[]) =>
  responds(listAuthorArticles, () => Response.json({
    items: titles.map((title, place) => ({ id: place, title, thumbnail: '/images/placeholder.svg', pageURI: `/dictionary/${title}`, description: '', authors: [] })),
    meta: { total: titles.length, currentLimit: 20, currentOffset: 0 },
  }))

test('D1-115, D1-117: portrait or the anonymous one, name, credentials, website', async () => {
  await openSite('/dictionary/authors/ann-lee', responds(readAuthor, () => author), wrote('One', 'Two'))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ann Lee')
  await expect.element(page.getByText('Potter', { exact: true })).toBeVisible()
  expect(one('[data-author-card] img').getAttribute('src')).toBe('/images/anonymous-author.svg')
  await expect.element(page.getByRole('link', { name: /^View Website/ })).toHaveAttribute('href', 'https://lee.example/')
  expect(page.getByRole('heading', { name: 'Recent Dictionary Entries' }).elements()).toEqual([])
})

test('D1-117: without a website there is no button; D1-116: a short text is not folded', async () => {
  await openSite('/dictionary/authors/ann-lee', responds(readAuthor, () => ({ ...author, website: null, about: 'Short.' })))
  await expect.element(page.getByText('Short.')).toBeVisible()
  expect(page.getByRole('link', { name: /^View Website/ }).elements()).toEqual([])
  expect(page.getByRole('button', { name: /READ/ }).elements()).toEqual([])
})

test('D1-116: a long text is folded to 65 px and unfolds', async () => {
  await openSite('/dictionary/authors/ann-lee', responds(readAuthor, () => ({ ...author, about: author.about.repeat(4) })))
  const height = () => all('[data-author-card] .prose')[0]?.getBoundingClientRect().height
  await expect.poll(height).toBe(65)
  await page.getByRole('button', { name: 'READ MORE', exact: true }).click()
  await expect.poll(height).toBeGreaterThan(65)
  await page.getByRole('button', { name: 'READ LESS', exact: true }).click()
  await expect.poll(height).toBe(65)
})

test('D1-118, D1-119: a carousel of the newest, with 5, 3, 2 and 1 slides', async () => {
  for (const [width, slides] of [[1300, 5], [1200, 3], [768, 2], [480, 1]] as const) {
    await page.viewport(width, 900)
    await openSite('/dictionary/authors/ines-carvalho')
    await expect.element(page.getByRole('heading', { name: 'Recent Dictionary Entries', exact: true })).toBeVisible()
    const share = () => Math.round(one('.carousel-track').getBoundingClientRect().width / one('.carousel-slide').getBoundingClientRect().width)
    await expect.poll(share, { message: `${width} px` }).toBe(slides)
  }
  await page.getByRole('button', { name: 'Next entries' }).click()
  await expect.element(page.getByRole('button', { name: 'Previous entries' })).toBeEnabled()
})
