import { index, layout, route } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { appPages, chunkOf } from './chunk-names.ts'

const APP = '/x/web/app'
const pagesOfApp = appPages([
  layout('layouts/catalogue-layout.tsx', [
    route('dictionary/:url', 'routes/dictionary-article.tsx'),
    route('app/settings', 'routes/settings.tsx', [index('routes/settings-index.tsx')]),
    route('app/*', 'routes/not-found.tsx', { id: 'one' }),
    route('source/*', 'routes/not-found.tsx', { id: 'two' }),
    route('application', 'routes/application.tsx'),
    route('app/vault/publicVaultItem', 'routes/vault-public-item.tsx'),
    route('app/vault', 'routes/vault.tsx', [route('myTags', 'routes/vault-tags.tsx')]),
  ]),
])

/** Who imports what, by files of the site. */
const importers: Record<string, string[]> = {
  'shared/header.ts': ['layouts/catalogue-layout.tsx', 'routes/settings.tsx'],
  'features/card.ts': ['routes/dictionary-article.tsx', 'routes/home.tsx'],
  'features/list.ts': ['routes/dictionary-article.tsx', 'routes/source.tsx'],
  'features/field.ts': ['routes/login.tsx', 'routes/settings.tsx?route-chunk=main'],
  'features/both.ts': ['features/card.ts', 'features/field.ts'],
  'features/rich-field.ts': ['routes/settings.tsx', 'features/inner.ts'],
  'features/inner.ts': ['routes/settings-index.tsx', 'features/rich-field.ts'],
  'features/newsletter.ts': ['routes/home.tsx', 'routes/login.tsx'],
  'features/sale.ts': ['routes/price-guide.tsx', 'routes/settings.tsx'],
  'features/filter.ts': ['routes/price-guide-search.tsx', 'routes/marks-search.tsx'],
  'features/price.ts': ['routes/price-guide-search.tsx', 'routes/price-guide-item.tsx'],
  'features/tile.ts': ['routes/price-guide-item.tsx', 'routes/blog.tsx'],
  'features/search-field.ts': ['routes/price-guide-search.tsx', 'routes/blog.tsx'],
  'features/marked.ts': ['routes/dictionary-search-results.tsx', 'routes/blog-search.tsx'],
  'features/blocks.ts': ['routes/dictionary-article.tsx', 'routes/blog-article.tsx'],
  'features/day.ts': ['routes/price-guide-search.tsx', 'routes/upcoming-auction.tsx'],
  'features/shown.ts': ['routes/examples.tsx'],
  'features/shown-and-used.ts': ['routes/examples.tsx', 'routes/settings.tsx'],
  'features/previewed.ts': ['routes/dictionary-article.tsx', 'routes/preview.tsx'],
  'features/previewed-blocks.ts': [
    'routes/dictionary-article.tsx',
    'routes/blog-article.tsx',
    'routes/preview.tsx',
  ],
  'features/dictionary/components/ArticleContent.tsx': [
    'routes/dictionary-article.tsx',
    'routes/marks.tsx',
    'routes/blog-article.tsx',
  ],
  'features/photo.ts': ['routes/vault-public-item.tsx', 'routes/settings.tsx'],
  'features/picture.ts': ['routes/vault-public-item.tsx', 'routes/dictionary-article.tsx'],
  'features/tag.ts': ['routes/vault.tsx', 'routes/vault-tags.tsx'],
  'features/menu.ts': ['routes/vault.tsx', 'routes/settings.tsx'],
  'features/shown-tag.ts': ['routes/vault.tsx', 'routes/examples.tsx'],
  'shared/forms/use-contract-form.ts': ['routes/vault-tags.tsx', 'routes/settings.tsx'],
  'contracts/src/teams/schemas.ts': ['routes/vault-tags.tsx', 'routes/settings.tsx'],
  'features/choice.ts': ['routes/price-guide.tsx', 'routes/dictionary-article.tsx'],
}
const chunk = (file: string) =>
  chunkOf(
    `${APP}/${file}`,
    (id) => ({ importers: (importers[id.slice(APP.length + 1)] ?? []).map((one) => `${APP}/${one}`) }),
    pagesOfApp,
  )

describe('the chunks of what pages share', () => {
  it('knows the pages that stand under /app alone', () => {
    expect([...pagesOfApp]).toEqual([
      'routes/settings.tsx',
      'routes/settings-index.tsx',
      'routes/vault.tsx',
      'routes/vault-tags.tsx',
    ])
  })

  it.each([
    ['shared/header.ts', 'site'],
    ['features/card.ts', 'front'],
    ['features/list.ts', 'articles'],
    ['features/field.ts', 'forms'],
    ['features/newsletter.ts', 'newsletter'],
    ['features/both.ts', 'site'],
    ['features/tag.ts', 'vault'],
    ['features/menu.ts', 'app'],
    ['features/shown-tag.ts', 'app'],
    ['shared/forms/use-contract-form.ts', 'schemas'],
    ['contracts/src/teams/schemas.ts', 'schemas'],
    ['features/rich-field.ts', 'app'],
    ['features/inner.ts', 'app'],
    ['features/sale.ts', 'price-guide'],
    ['features/filter.ts', 'results'],
    ['features/price.ts', 'price-guide'],
    ['features/tile.ts', 'section-fronts'],
    ['features/search-field.ts', 'sections'],
    ['features/blocks.ts', 'content'],
    ['features/marked.ts', null],
    ['features/previewed.ts', null],
    ['features/previewed-blocks.ts', 'content'],
    ['features/dictionary/components/ArticleContent.tsx', 'content'],
    ['features/day.ts', 'lists'],
    ['features/subjects/day.ts', null],
    ['features/choice.ts', 'lists'],
    ['features/photo.ts', 'public-item'],
    ['features/picture.ts', 'articles'],
    ['features/on-demand.ts', null],
    ['features/shown.ts', null],
    ['features/shown-and-used.ts', 'app'],
  ])('%s: %s', (file, expected) => {
    expect(chunk(file)).toBe(expected)
  })

  it('leaves a page alone', () => {
    expect([chunk('routes/login.tsx'), chunk('root.tsx')]).toEqual([null, null])
  })
})
