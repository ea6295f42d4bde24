import type { EntryContext } from 'react-router'
import { expect, it } from 'vitest'
import { firstRoutes, withOwnRoutes } from './first-routes.ts'

const context = {
  manifest: {
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry-2.js', imports: ['/assets/libraries-3.js'] },
    routes: {
      root: {
        id: 'root',
        path: '',
        hasLoader: true,
        hasAction: false,
        module: '/assets/root-4.js',
        imports: ['/assets/libraries-3.js'],
        css: [],
      },
      home: {
        id: 'home',
        parentId: 'root',
        index: true,
        hasLoader: false,
        module: '/assets/home-5.js',
        imports: [],
        css: [],
      },
      about: {
        id: 'about',
        parentId: 'root',
        path: 'about',
        module: '/assets/about-6.js',
        imports: [],
        css: [],
      },
    },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'home' } }] },
} as unknown as EntryContext

it('a browser is told of the routes of its page alone, without what is false, and where the whole table is', () => {
  expect(JSON.parse(firstRoutes(context))).toEqual({
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry-2.js', imports: [] },
    routes: {
      root: { id: 'root', path: '', hasLoader: true, module: '/assets/root-4.js' },
      home: { id: 'home', parentId: 'root', index: true, module: '/assets/home-5.js' },
    },
  })
})

it('a page is rendered with its own routes, whole, and nothing else of it changes', () => {
  const own = withOwnRoutes(context)
  expect(own).toEqual({
    ...context,
    manifest: {
      ...context.manifest,
      routes: { root: context.manifest.routes['root'], home: context.manifest.routes['home'] },
    },
  })
  expect(Object.keys(context.manifest.routes)).toContain('about')
})
