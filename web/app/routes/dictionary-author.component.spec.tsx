import { listAuthorArticles, readAuthor } from '@vitrine/contracts/dictionary/endpoints'
import { cutFocusRings } from '@vitrine/contracts/testing/cut-focus-rings'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { all, one } from '../../tests/in-page.ts'
import { openSite } from '../../tests/open-site.tsx'

const author = {
  id: 7,
  firstName: 'Ann',
  lastName: 'Lee',
  fullName: 'Ann Lee',
  about: 'Writes about clay. '.repeat(60),
  photo: null,
  credentials: 'Potter',
  website: 'https://lee.example/',
  dateCreated: '2026-01-02T10:00:00.000Z',
  dateUpdated: '2026-01-02T10:00:00.000Z',
  url: 'ann-lee',
}
const wrote = (...titles: string[]) =>
  responds(listAuthorArticles, () =>
    Response.json({
      items: titles.map((title, place) => ({
        id: place,
        title,
        thumbnail: '/images/placeholder.svg',
        pageURI: `/dictionary/${title}`,
        description: '',
        authors: [],
      })),
      meta: { total: titles.length, currentLimit: 20, currentOffset: 0 },
    }),
  )

test('D1-115, D1-117, D1-118: portrait or what stands for it, name, credentials, website', async () => {
  await openSite(
    '/dictionary/authors/ann-lee',
    responds(readAuthor, () => author),
    wrote('One', 'Two'),
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ann Lee')
  await expect.element(page.getByText('Potter', { exact: true })).toBeVisible()
  await expect.element(page.getByText('AL', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^View Website/ }))
    .toHaveAttribute('href', 'https://lee.example/')
  expect(page.getByRole('heading', { name: 'Recent Dictionary Entries' }).elements()).toEqual([])
})

test('D1-115: a photo that does not come gives way to the anonymous one; a building stands for an institution', async () => {
  await openSite(
    '/dictionary/authors/ann-lee',
    responds(readAuthor, () => ({ ...author, photo: '/media/authors/gone.webp' })),
  )
  await expect
    .poll(() => one('[data-author-card] img').getAttribute('data-fallback'))
    .toBe('/images/anonymous-author.svg')
  await expect.element(page.getByRole('img', { name: 'Portrait of Ann Lee' })).toBeInTheDocument()
  await openSite(
    '/dictionary/authors/ann-lee',
    responds(readAuthor, () => ({
      ...author,
      firstName: '',
      lastName: 'The Lee Museum',
      fullName: 'The Lee Museum',
    })),
  )
  const building = () => one('[data-author-card] img') as HTMLImageElement
  await expect.poll(() => building().complete).toBe(true)
  expect([building().getAttribute('src'), building().naturalWidth > 0]).toEqual([
    '/images/institution.svg',
    true,
  ])
})

test('D1-116, D1-117: without a website there is no button; D1-116: a short text is not folded', async () => {
  await openSite(
    '/dictionary/authors/ann-lee',
    responds(readAuthor, () => ({ ...author, website: null, about: 'Short.' })),
  )
  await expect.element(page.getByText('Short.')).toBeVisible()
  expect(page.getByRole('link', { name: /^View Website/ }).elements()).toEqual([])
  expect(page.getByRole('button', { name: /READ/ }).elements()).toEqual([])
})

test('D1-116: a text above 65 px that takes less than 40% of the card is not folded', async () => {
  await page.viewport(1300, 900)
  await openSite(
    '/dictionary/authors/ann-lee',
    responds(readAuthor, () => ({ ...author, about: 'One line.\n\nAnother.' })),
  )
  await expect.element(page.getByText('Another.')).toBeVisible()
  expect(page.getByRole('button', { name: /READ/ }).elements()).toEqual([])
  const [text, card] = [one('[data-author-card] .prose'), one('[data-author-card]')].map(
    (element) => element.getBoundingClientRect().height,
  )
  expect(text).toBeGreaterThan(65)
  expect(text).toBeLessThan((card ?? 0) * 0.4)
})

test('D1-116: a long text is folded to 65 px and unfolds', async () => {
  await openSite(
    '/dictionary/authors/ann-lee',
    responds(readAuthor, () => ({ ...author, about: author.about.repeat(4) })),
  )
  const height = () => all('[data-author-card] .prose')[0]?.getBoundingClientRect().height
  await expect.poll(height).toBe(65)
  const mask = () => getComputedStyle(one('[data-author-card] .prose')).maskImage
  expect(mask()).toContain('gradient')
  document.documentElement.removeAttribute('data-js')
  expect(mask(), 'without scripts it is not folded').toBe('none')
  document.documentElement.setAttribute('data-js', '')
  await page.getByRole('button', { name: 'READ MORE', exact: true }).click()
  await expect.poll(height).toBeGreaterThan(65)
  await page.getByRole('button', { name: 'READ LESS', exact: true }).click()
  await expect.poll(height).toBe(65)
})

test('D1-118: three entries are enough for the carousel, two are not', async () => {
  for (const titles of [
    ['One', 'Two', 'Three'],
    ['One', 'Two'],
  ]) {
    await openSite(
      '/dictionary/authors/ann-lee',
      responds(readAuthor, () => author),
      wrote(...titles),
    )
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ann Lee')
    await expect
      .poll(() => page.getByRole('heading', { name: 'Recent Dictionary Entries' }).elements().length, {
        message: `${titles.length} entries`,
      })
      .toBe(titles.length === 3 ? 1 : 0)
  }
})

test('D1-118, D1-119: a carousel of the newest, with 5, 3, 2 and 1 slides', async () => {
  for (const [width, slides] of [
    [1300, 5],
    [1200, 3],
    [768, 2],
    [480, 1],
  ] as const) {
    await page.viewport(width, 900)
    await openSite('/dictionary/authors/ines-carvalho')
    await expect
      .element(page.getByRole('heading', { name: 'Recent Dictionary Entries', exact: true }))
      .toBeVisible()
    const share = () =>
      Math.round(
        one('.carousel-track').getBoundingClientRect().width /
          one('.carousel-slide').getBoundingClientRect().width,
      )
    await expect.poll(share, { message: `${width} px` }).toBe(slides)
  }
  await page.getByRole('button', { name: 'Next entries' }).click()
  await expect.element(page.getByRole('button', { name: 'Previous entries' })).toBeEnabled()
})

test('a card of the carousel that has the focus is shown whole, with its ring', async () => {
  await page.viewport(1300, 900)
  await openSite(
    '/dictionary/authors/ann-lee',
    responds(readAuthor, () => author),
    wrote(...Array.from({ length: 13 }, (_, place) => `Entry ${place + 1}`)),
  )
  await expect.element(page.getByRole('link', { name: 'Entry 13' })).toBeInTheDocument()
  await userEvent.tab()
  await expect.poll(() => document.activeElement?.matches('a:focus-visible')).toBe(true)
  await expect.poll(() => cutFocusRings().filter((ring) => ring.includes('carousel'))).toEqual([])
})
