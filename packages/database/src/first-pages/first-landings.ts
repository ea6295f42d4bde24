import type { LandingPagePath } from '@vitrine/contracts/site/pages'
import type { FirstPage } from './first-page.ts'

const shared = { picture: '', kind: 'CollectionPage', actions: [], blocks: [] } satisfies Partial<FirstPage>

/**
 * The words that sections of the site begin with until staff change them. What a section counts follows the
 * lead.
 */
export const firstLandings: Readonly<Record<LandingPagePath, FirstPage>> = {
  '/worthopedia': {
    ...shared,
    title: 'Price Guide',
    lead: 'What pieces like yours have sold for, and when',
    description:
      'Sold prices of antiques and collectibles: search by maker, material and form, narrow by category and year, and compare.',
  },
  '/marks': {
    ...shared,
    title: 'Marks',
    lead: 'Who made it, where and when',
    description:
      'Hallmarks, factory marks and makers’ stamps on porcelain, silver, pewter, bronze, glass and furniture: who used them, where and when.',
  },
  '/library': {
    ...shared,
    title: 'Library',
    lead: 'Reference books to read beside the object',
    description:
      'Reference books on antiques and collectibles: search titles, authors and tables of contents, by subject and by year.',
  },
  '/articles': {
    ...shared,
    title: 'Blog',
    lead: 'How to look at old things, tell what they are, and keep them well',
    description:
      'How to look at antiques and collectibles, tell what they are and how old, and keep them well: articles and picture stories.',
  },
}
