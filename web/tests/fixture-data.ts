import type { ArticleCard } from '@vitrine/contracts/dictionary/schemas'
import { partnerInputSchema, type PartnerProfile } from '@vitrine/contracts/partners/schemas'
import type { Category, TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { titleSortKey } from '@vitrine/contracts/title-order'

/** The 23 top categories as the documents name them, then the two hidden ones. */
export const topTitles = [
  'Advertising',
  'Alcohol & Smoking',
  'Antiquities',
  'Books Paper & Magazines',
  'Ceramics',
  'Coins & Currency',
  'Entertainment',
  'Ethnic Folk & Native American Art',
  'Fine Arts',
  'Firearms and Accessories',
  'Fraternal Political Organizations',
  'Furniture & Furnishings',
  'Glass',
  'Jewelry',
  'Metals',
  'Militaria & Weapons',
  'Natural History',
  'Sports',
  'Stamps',
  'Textiles Clothing & Accessories',
  'Tools',
  'Toys Dolls Games & Puzzles',
  'Transportation and Vehicles',
  'Uncategorized',
  'Unknown',
]

const description =
  '<p>Everything that a potter fires: <strong>earthenware, stoneware and porcelain</strong>, from kitchen crocks to figures for the mantelpiece, and the tiles between them.</p><p>Turn a piece over first. The foot, the glaze where it ends and the marks say more than the painting does.</p>'

export interface FixtureArticle extends ArticleCard {
  categoryUrl: string
  body: string
  dateCreated: string
}

function urlOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

export const roots: Category[] = topTitles.map((title, place) => ({
  id: place + 1,
  url: urlOf(title),
  name: title,
  title,
  articles_count: 0,
  image: `/media/categories/${urlOf(title)}.webp`,
  mainImage: '',
  description,
}))

function node(id: number, title: string, parent: TaxonomyNode | null, count: number): TaxonomyNode {
  const url = urlOf(title)
  return {
    id,
    tid: id,
    url,
    name: title,
    title,
    articles_count: count,
    image: `/media/categories/${url}.webp`,
    mainImage: '',
    description,
    parentId: parent?.id ?? 0,
    depth: parent ? parent.depth + 1 : 0,
    path: parent ? `${parent.path}/${url}` : url,
    hasChildren: false,
    countWorthopedia: 0,
    class: '',
    children: [],
  }
}

const rootCounts: Record<string, number> = { Ceramics: 45, Glass: 3 }
const rootNodes = roots.map(({ id, title }) => node(id, title, null, rootCounts[title] ?? 0))
const ceramics = rootNodes.find(({ url }) => url === 'ceramics') ?? null
const stoneware = node(101, 'Stoneware', ceramics, 5)
export const nodes: TaxonomyNode[] = [
  ...rootNodes,
  stoneware,
  node(102, 'Porcelain', ceramics, 25),
  node(103, 'Empty Shelf', ceramics, 0),
  node(104, 'Salt-Glazed Stoneware', stoneware, 2),
]

const written = { dateCreated: '2026-01-02T10:00:00.000Z', dateUpdated: '2026-01-02T10:00:00.000Z' }
export const authors = [
  {
    id: 1,
    firstName: 'Inês',
    lastName: 'Carvalho',
    fullName: 'Inês Carvalho',
    url: 'ines-carvalho',
    credentials: 'Ceramics specialist and potter',
    photo: null,
    website: 'https://potter.example/',
    about: 'She grew up in a pottery town. '.repeat(40),
    ...written,
  },
  {
    id: 2,
    firstName: 'Yuki',
    lastName: 'Tanabe',
    fullName: 'Yuki Tanabe',
    url: 'yuki-tanabe',
    credentials: '',
    photo: '/media/authors/yuki-tanabe.webp',
    website: null,
    about: 'Writes short.',
    ...written,
  },
  {
    id: 3,
    firstName: 'Ann',
    lastName: 'Lee',
    fullName: 'Ann Lee',
    url: 'ann-lee',
    credentials: '',
    photo: null,
    website: null,
    about: '',
    ...written,
  },
  {
    id: 4,
    firstName: 'No',
    lastName: 'Entries',
    fullName: 'No Entries',
    url: 'no-entries',
    credentials: '',
    photo: null,
    website: null,
    about: '',
    ...written,
  },
]

function article(id: number, title: string, categoryUrl: string, authorCount: number): FixtureArticle {
  return {
    id,
    title,
    categoryUrl,
    pageURI: `/dictionary/${urlOf(title)}`,
    thumbnail: `/media/categories/${categoryUrl}.webp`,
    authors: authors
      .slice(0, authorCount)
      .map(({ fullName, url }) => ({ fullName, authorURI: `/dictionary/authors/${url}` })),
    description: `${title} is a term that collectors meet early. `.repeat(8).trim(),
    body: `Look closely at the foot of ${title}.`,
    dateCreated: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
  }
}

const numbered = (place: number) => String(place + 1).padStart(2, '0')
const vases = Array.from({ length: 25 }, (_, place) =>
  article(place + 1, `Vase Number ${numbered(place)}`, 'porcelain', (place % 3) + 1),
)
const jugs = Array.from({ length: 20 }, (_, place) =>
  article(place + 51, `Jug Number ${numbered(place)}`, place < 5 ? 'stoneware' : 'ceramics', 1),
)
const glass = ['Celadon Glass', 'Éclat', '18th-Century Goblet'].map((title, place) =>
  article(place + 91, title, 'glass', 1),
)

export const articles: FixtureArticle[] = [...vases, ...jugs, ...glass].toSorted((a, b) =>
  titleSortKey(a.title) < titleSortKey(b.title) ? -1 : 1,
)

/** As a form leaves them: a field that nobody filled in is what its schema makes of it. */
export const partners: PartnerProfile[] = [
  {
    source: 'Ostermere Rooms',
    sourceUrl: 'ostermere-rooms',
    graphicUrl: '/media/partners/ostermere-rooms.svg',
    bgColor: '#CFE0D3',
    about: 'Pottery.\n\nAnd porcelain.',
    website: 'https://ostermere.example/',
  },
  {
    source: 'Quillon & Daughters',
    sourceUrl: 'quillon',
    graphicUrl: '/media/partners/quillon.svg',
    bgColor: '#5B1F22',
    records: '1,204 sold lots since 2019.',
  },
].map((input, place) => ({ id: place + 1, ...partnerInputSchema.parse(input) }))
