import {
  createMemoryRouter,
  matchRoutes,
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type UNSAFE_AssetsManifest,
} from 'react-router'
import { expect, it, onTestFinished } from 'vitest'
import { patchRoutesOnNavigation } from './route-table.ts'

const whole = {
  root: { id: 'root', path: '' },
  front: { id: 'front', parentId: 'root' },
  home: { id: 'home', parentId: 'front', index: true },
  article: { id: 'article', parentId: 'front', path: 'articles/:url' },
  search: { id: 'search', parentId: 'front', path: 'articles/search' },
  vault: { id: 'vault', parentId: 'root', path: 'app/vault' },
  tags: { id: 'tags', parentId: 'vault', path: 'tags' },
}

/** A page of the site that knows itself alone: `/articles/clocks`. */
function openArticle(
  url = `data:text/javascript,export const routes=${encodeURIComponent(JSON.stringify(whole))}//${crypto.randomUUID()}`,
): DataRouter {
  const { root, front, article } = whole
  const manifest = { url, routes: { root, front, article } } as unknown as UNSAFE_AssetsManifest
  let router: DataRouter | undefined
  const discover: PatchRoutesOnNavigationFunction = patchRoutesOnNavigation(
    () => router ?? expect.fail('there is no router yet'),
    manifest,
    Object.fromEntries(Object.keys(whole).map((id) => [id, { default: () => null }])),
    true,
  )
  router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '',
        children: [{ id: 'front', children: [{ id: 'article', path: 'articles/:url' }] }],
      },
    ],
    {
      initialEntries: ['/articles/clocks'],
      hydrationData: { loaderData: {} },
      patchRoutesOnNavigation: discover,
    },
  )
  onTestFinished(() => router?.dispose())
  return router
}

const matchedIn = (router: DataRouter) => router.state.matches.map(({ route }) => route.id)

it('a page that knows its own routes alone goes to any other, in its own frame and in another', async () => {
  const router = openArticle()
  await router.navigate('/app/vault/tags')
  expect(matchedIn(router)).toEqual(['root', 'vault', 'tags'])
  await router.navigate('/')
  expect(matchedIn(router)).toEqual(['root', 'front', 'home'])
})

it('a route that only the whole table knows is found before one that merely fits', async () => {
  const router = openArticle()
  await router.navigate('/articles/search')
  expect(matchedIn(router)).toEqual(['root', 'front', 'search'])
  await router.navigate('/articles/watches')
  expect(matchedIn(router)).toEqual(['root', 'front', 'article'])
})

it('the table comes when a link is pointed at or has the focus, and not for anything else', async () => {
  const router = openArticle()
  const paragraph = document.createElement('p')
  paragraph.innerHTML = 'Read on in <a href="/app/vault/tags"><span>your tags</span></a>'
  document.body.append(paragraph)
  onTestFinished(() => paragraph.remove())
  paragraph.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await Promise.resolve()
  expect(matchRoutes(router.routes, '/app/vault/tags')).toBeNull()
  paragraph.querySelector('span')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await expect
    .poll(() => matchRoutes(router.routes, '/app/vault/tags')?.map(({ route }) => route.id))
    .toEqual(['root', 'vault', 'tags'])
})

it('a table that does not come for a pointer leaves the page as it is', async () => {
  const router = openArticle('/assets/there-is-no-such-table.js')
  const link = document.createElement('a')
  link.href = '/app/vault/tags'
  document.body.append(link)
  onTestFinished(() => link.remove())
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await fetch('/assets/there-is-no-such-table.js')
  expect(matchedIn(router)).toEqual(['root', 'front', 'article'])
})
