/** Sections whose pages open later: their addresses answer honestly until then. */
export interface ComingSection {
  path: RegExp
  name: string
  promise: string
  /** Who will be let in; a section without it is for everybody. */
  access?: 'member' | 'subscriber'
}

export const comingSections: readonly ComingSection[] = [
  { path: /^\/(worthopedia|inventory\/search)$/, name: 'Price Guide', promise: 'What pieces like yours have sold for, and when.' },
  { path: /^\/marks(\/search)?$/, name: 'Marks', promise: 'Hallmarks and maker’s marks, with the hands behind them.' },
  { path: /^\/(library|books\/searchDetails)$/, name: 'Library', promise: 'Reference books to read beside the object.' },
  { path: /^\/app\/vault(\/.*)?$/, name: 'Vault', promise: 'Your own pieces, with their papers, pictures and worth.', access: 'subscriber' },
  { path: /^\/upcomingauctions$/, name: 'Upcoming Auctions', promise: 'What comes under the hammer next.' },
  { path: /^\/articles\/searchResults$/, name: 'News & Articles', promise: 'Stories and news from the collecting world.' },
  { path: /^\/newsletter-landing-page$/, name: 'Newsletter', promise: 'A letter now and then about things worth keeping.' },
  { path: /^\/indices$/, name: 'Indices', promise: 'How the markets for collecting fields have moved.' },
  { path: /^\/affiliate-application$/, name: 'Affiliate Program', promise: 'For those who send readers our way.' },
  { path: /^\/partners$/, name: 'Affinity Partners', promise: 'Clubs and societies that we work with.' },
  { path: /^\/product\/index$/, name: 'Memberships', promise: 'Ways to use more of Vitrine.' },
  { path: /^\/about$/, name: 'About', promise: 'Who we are, and why there is a dictionary.' },
  { path: /^\/about-contact$/, name: 'Contact', promise: 'How to reach us.' },
  { path: /^\/careers$/, name: 'Write for Us', promise: 'For those who handle things every day and can say what they see.' },
  { path: /^\/advertise-with-us$/, name: 'Advertise with Us', promise: 'A place before readers who collect.' },
  { path: /^\/page\/terms-use$/, name: 'Terms of Use', promise: 'What we promise each other.' },
  { path: /^\/vitrine-privacy-policy$/, name: 'Privacy Policy', promise: 'What we keep about you, and what we do not.' },
  { path: /^\/app\/myVitrine\/savedSearches$/, name: 'Saved Searches', promise: 'Searches that you want to run again.', access: 'member' },
  { path: /^\/app\/myVitrine\/favorite(Inventory|Marks|Books)$/, name: 'My Favorites', promise: 'Pieces, marks and books that you want to find again.', access: 'member' },
  { path: /^\/app\/accountSettings\/[^/]+$/, name: 'Your Account', promise: 'Your details, your membership and what we may write to you.', access: 'member' },
  { path: /^\/app\/worthScore$/, name: 'WorthScore', promise: 'An estimate with its comparables beside it.', access: 'subscriber' },
]
