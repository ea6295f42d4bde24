import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { PRODUCT_SLUG } from '@vitrine/contracts/product'

/** Who reads: a member, or null for a visitor. */
export type Reader = UserDetails | null

export interface NavigationEntry {
  label: string
  to: string
  children?: readonly NavigationEntry[]
  /** Who sees the entry; everybody where nothing is said. */
  shownTo?: (reader: Reader) => boolean
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

/** The footer's link menu; the questions and answers on their own site follow it. */
export const footerNavigation: readonly NavigationEntry[] = [
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/about-contact' },
  { label: 'Write for Us', to: '/careers' },
  { label: 'Advertise with Us', to: '/advertise-with-us' },
  { label: 'Terms of Use', to: '/page/terms-use' },
  { label: 'Privacy Policy', to: `/${PRODUCT_SLUG}-privacy-policy` },
]

/**
 * Whether a page is the entry's own, or below it. The documents put two sections' results beside the section,
 * and the vault's dashboard stands for every page of the vault.
 */
export function isCurrent({ to }: NavigationEntry, pathname: string): boolean {
  return pathname
    .replace('inventory', 'worthopedia')
    .replace('books', 'library')
    .startsWith(to.replace('dashboard', ''))
}

/** The entries that this reader sees, those below them included. */
export function entriesFor(entries: readonly NavigationEntry[], reader: Reader): NavigationEntry[] {
  return entries
    .filter(({ shownTo }) => shownTo?.(reader) ?? true)
    .map((entry) => (entry.children ? { ...entry, children: entriesFor(entry.children, reader) } : entry))
}
