export interface NavigationEntry {
  label: string
  to: string
  children?: readonly NavigationEntry[]
}

/** The main navigation, in its documented order. */
export const mainNavigation: readonly NavigationEntry[] = [
  { label: 'Price Guide', to: '/worthopedia' },
  { label: 'Marks', to: '/marks' },
  { label: 'Library', to: '/library' },
  { label: 'Dictionary', to: '/dictionary' },
  { label: 'Vault', to: '/app/vault/dashboard' },
  { label: 'Upcoming Auctions', to: '/upcomingauctions' },
  {
    label: 'Blog',
    to: '/articles/searchResults',
    children: [
      { label: 'Articles', to: '/articles/searchResults' },
      { label: 'Media', to: '/articles/searchResults?categories=media' },
      { label: 'Newsletter Signup', to: '/newsletter-landing-page' },
      { label: 'Indices', to: '/indices' },
      { label: 'Affiliate Program', to: '/affiliate-application' },
      { label: 'Affinity Partners', to: '/partners' },
    ],
  },
]

/** Sections whose pages open later: their addresses answer honestly until then. */
export const comingSections: readonly { path: RegExp; name: string; promise: string }[] = [
  { path: /^\/(worthopedia|inventory\/search)$/, name: 'Price Guide', promise: 'What pieces like yours have sold for, and when.' },
  { path: /^\/marks(\/search)?$/, name: 'Marks', promise: 'Hallmarks and maker’s marks, with the hands behind them.' },
  { path: /^\/(library|books\/searchDetails)$/, name: 'Library', promise: 'Reference books to read beside the object.' },
  { path: /^\/app\/vault(\/.*)?$/, name: 'Vault', promise: 'Your own pieces, with their papers, pictures and worth.' },
  { path: /^\/upcomingauctions$/, name: 'Upcoming Auctions', promise: 'What comes under the hammer next.' },
  { path: /^\/articles\/searchResults$/, name: 'News & Articles', promise: 'Stories and news from the collecting world.' },
  { path: /^\/newsletter-landing-page$/, name: 'Newsletter', promise: 'A letter now and then about things worth keeping.' },
  { path: /^\/indices$/, name: 'Indices', promise: 'How the markets for collecting fields have moved.' },
  { path: /^\/affiliate-application$/, name: 'Affiliate Program', promise: 'For those who send readers our way.' },
  { path: /^\/partners$/, name: 'Affinity Partners', promise: 'Clubs and societies that we work with.' },
  { path: /^\/product\/index$/, name: 'Memberships', promise: 'Ways to use more of Vitrine.' },
  { path: /^\/(data-partners|source\/[^/]+)$/, name: 'Industry Partners', promise: 'The houses whose records stand behind the price guide.' },
  { path: /^\/app\/(accountSettings|myVitrine)\/[^/]+$/, name: 'Your Account', promise: 'Your details, saved searches and favorites.' },
  { path: /^\/app\/worthScore$/, name: 'WorthScore', promise: 'An estimate with its comparables beside it.' },
]
