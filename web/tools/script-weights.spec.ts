import { describe, expect, it } from 'vitest'
import { problemsOfScripts, scriptsOfPages, type Manifest, type Weighing } from './script-weights.ts'

const manifest: Manifest = {
  entry: { module: '/entry.js', imports: ['/libraries.js'] },
  routes: {
    root: { id: 'root', path: '', module: '/root.js', imports: ['/libraries.js', '/site.js'] },
    home: {
      id: 'home',
      parentId: 'root',
      module: '/home.js',
      imports: ['/site.js'],
      clientLoaderModule: '/home-loader.js',
    },
    settings: {
      id: 'settings',
      parentId: 'root',
      path: 'app/settings',
      module: '/settings.js',
      imports: ['/app.js'],
    },
  },
}
const pages = scriptsOfPages(manifest)
const weighed = (changes: Partial<Weighing> = {}) =>
  problemsOfScripts({
    pages,
    weightOf: () => 10,
    budgets: { home: 60, settings: 70 },
    publicMost: 60,
    appModules: { '/app.js': ['rich-field.ts'] },
    ...changes,
  })

describe('the scripts of pages', () => {
  it('are all that a first visit loads, each file once', () => {
    expect(pages.map(({ page, path, files }) => [page, path, [...files].toSorted()])).toEqual([
      ['home', '/', ['/entry.js', '/home-loader.js', '/home.js', '/libraries.js', '/root.js', '/site.js']],
      [
        'settings',
        '/app/settings',
        ['/app.js', '/entry.js', '/libraries.js', '/root.js', '/settings.js', '/site.js'],
      ],
    ])
  })

  it('are fine within their figures', () => {
    expect(weighed()).toEqual([])
  })

  it('are told when they weigh more than their figure, or than any public page may', () => {
    expect(weighed({ weightOf: () => 11 })).toEqual([
      'home weighs 66 bytes of script, over its 60',
      'home weighs 66 bytes of script; a public page may weigh 60',
    ])
    expect(weighed({ weightOf: () => 12 })).toContain('settings weighs 72 bytes of script, over its 70')
  })

  it('need a figure, and a figure needs a page', () => {
    expect(weighed({ budgets: { home: 60, gone: 1 } })).toEqual([
      'gone has a figure in web/script-budgets.ts and is no page',
      'settings has no figure in web/script-budgets.ts; it weighs 60 bytes',
    ])
  })

  it('hold nothing of /app where the page is public', () => {
    expect(weighed({ appModules: { '/site.js': ['rich-field.ts'] } })).toEqual([
      'home loads rich-field.ts in /site.js, which only pages under /app use',
    ])
  })
})
