import { readSoldItem } from '@vitrine/contracts/price-guide/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emulateMedia } from '../../../tests/emulate-media.ts'
import { openSite } from '../../../tests/open-site.tsx'
import { SideMenu } from '../../shared/ui/navigation/SideMenu.tsx'

const soldItem = {
  id: 7,
  title: 'Vase',
  slug: 'vase-7',
  pageURI: '/worthopedia/7/vase-7',
  maker: 'Lalique',
  saleDate: '2024-03-04',
  source: 'Harrow & Finch',
  thumbnail: '',
  category: 'Glass',
  categoryUrl: 'glass',
  isSample: false,
  categories: [{ url: 'glass', title: 'Glass' }],
}
/** What leads elsewhere, or is pressed. */
const menus = () =>
  [...document.querySelectorAll('header.site-header, nav, footer, form, button, [role=search]')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.outerHTML.slice(0, 120))

test.each([
  ['/dictionary/celadon-glass?from=mail', 'https://vitrine.example/dictionary/celadon-glass'],
  ['/dictionary/c/ceramics', 'https://vitrine.example/dictionary/c/ceramics'],
  ['/dictionary', 'https://vitrine.example/dictionary'],
  ['/dictionary/searchResults?query=celadon', 'https://vitrine.example/dictionary/searchResults'],
  ['/worthopedia/7/vase-7', 'https://vitrine.example/worthopedia/7/vase-7'],
])(
  '%s: on paper stand the name of the site, the URL of the page and its text, and no menu',
  async (path, url) => {
    await openSite(
      path,
      responds(readSoldItem, () => soldItem),
    )
    const from = page.getByText(`Vitrine · ${url}`, { exact: true })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(from).not.toBeVisible()
    expect(menus()).not.toEqual([])
    await emulateMedia({ media: 'print' })
    await expect.element(from).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(menus()).toEqual([])
  },
)

test('on paper a member’s pages stand without their menu, and without links that are buttons', async () => {
  const parts = (
    <>
      <SideMenu label="Vault menu" entries={[{ title: 'My Tags', to: '/app/vault/myTags' }]} />
      <a className="button" href="/app/vault/addVaultItem">
        Add Vault Item
      </a>
      <input type="checkbox" aria-label="Select all" />
      <p>Tea bowl</p>
    </>
  )
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', element: parts }])} />)
  const pressed = () =>
    [...document.querySelectorAll('nav, details, a, input')].filter((element) => element.checkVisibility())
  expect(pressed()).not.toEqual([])
  await emulateMedia({ media: 'print' })
  await expect.element(page.getByText('Tea bowl')).toBeVisible()
  expect(pressed()).toEqual([])
})
