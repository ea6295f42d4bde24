import type { BlogOverview, BlogSearchResponse, Post, PostCard } from '@vitrine/contracts/blog/schemas'

export function aPostCard(changes: Partial<PostCard> = {}): PostCard {
  return {
    id: 7,
    kind: 'article',
    title: 'Reading a hallmark',
    description: 'Four or five small stamps, and what each of them says.',
    picture: '/images/placeholder.svg',
    pageURI: '/articles/reading-a-hallmark',
    author: 'Ada Bell',
    topic: 'Metals',
    publishedOn: '2026-03-04',
    minutes: 4,
    ...changes,
  }
}

export function aPost(changes: Partial<Post> = {}): Post {
  return {
    ...aPostCard(changes),
    url: 'reading-a-hallmark',
    pictureAlt: 'A drawing of five stamps',
    mediaLink: null,
    topics: [
      { url: 'metals', title: 'Metals' },
      { url: 'silver', title: 'Silver' },
    ],
    writer: { name: 'Ada Bell', url: 'ada-bell', credentials: 'Silver specialist', photo: null },
    content: [
      { type: 'heading', level: 2, text: 'The lion' },
      { type: 'text', html: '<p>It walks to the left.</p>' },
      { type: 'picture', src: '/images/placeholder.svg', alt: 'A lion', caption: 'Since 1544' },
    ],
    updatedAt: null,
    previous: { title: 'Polish less', pageURI: '/articles/polish-less' },
    next: null,
    related: [aPostCard({ id: 8, title: 'Screws tell time', pageURI: '/articles/screws-tell-time' })],
    ...changes,
  }
}

export function blogResponse(
  posts: readonly PostCard[],
  {
    total = posts.length,
    currentOffset = 0,
    ...changes
  }: Partial<BlogSearchResponse> & { total?: number; currentOffset?: number } = {},
): BlogSearchResponse {
  return {
    items: posts.map((post) => ({ ...post, highlights: { title: [] } })),
    meta: { total, currentLimit: 20, currentOffset },
    isTotalExact: true,
    understood: { kind: 'exact' },
    closeSpellings: [],
    withinWindow: true,
    facets: {
      topics: [
        { url: 'metals', title: 'Metals', parentUrl: null, count: 12 },
        { url: 'glass', title: 'Glass', parentUrl: null, count: 3 },
      ],
      authors: [{ url: 'ada-bell', name: 'Ada Bell', count: 9 }],
      years: [
        { year: 2026, count: 14 },
        { year: 2025, count: 1 },
      ],
    },
    ...changes,
  }
}

export function aBlogOverview(changes: Partial<BlogOverview> = {}): BlogOverview {
  return {
    total: 15,
    topics: [{ url: 'metals', title: 'Metals', count: 12 }],
    authors: [{ url: 'ada-bell', name: 'Ada Bell', count: 9 }],
    recent: [aPostCard()],
    media: [
      aPostCard({
        id: 9,
        kind: 'media',
        title: 'Pontil marks in pictures',
        pageURI: '/articles/pontil-marks',
      }),
    ],
    notable: [aPostCard({ id: 10, title: 'Old screws', pageURI: '/articles/old-screws' })],
    ...changes,
  }
}
