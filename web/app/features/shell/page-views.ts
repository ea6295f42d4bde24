import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { matchPath } from 'react-router'

/** What the analytics layer takes. Nothing in it tells who reads: no name, no search, no token of a link. */
export interface PageView {
  event: 'pageView'
  path: string
  title: string
}

/** Titles by route, the first that fits. What stands in none has the default title. */
const titles: readonly (readonly [pattern: string, title: string])[] = [
  ['/', 'Home'],
  ['/dictionary', 'Dictionary'],
  ['/dictionary/searchResults', 'Dictionary Search Results'],
  ['/dictionary/c/:category/:offset?', 'Dictionary Category'],
  ['/dictionary/list/:letter/:offset?', 'Dictionary Letter'],
  ['/dictionary/authors/:authorUrl', 'Dictionary Author'],
  ['/dictionary/:url', 'Dictionary Article'],
  ['/worthopedia', 'Price Guide'],
  ['/inventory/search', 'Price Guide Search Results'],
  ['/marks', 'Marks'],
  ['/marks/search', 'Marks Search Results'],
  ['/library', 'Library'],
  ['/books/searchDetails', 'Library Search Results'],
  ['/articles/searchResults', 'News & Articles'],
  ['/upcomingauctions', 'Upcoming Auctions'],
  ['/upcomingauctions/:id/:slug', 'Upcoming Auction'],
  ['/indices', 'Indices'],
  ['/affiliate-application', 'Affiliate Program'],
  ['/partners', 'Affinity Partners'],
  ['/data-partners', 'Industry Partners'],
  ['/source/:sourceUrl', 'Industry Partner'],
  ['/newsletter-landing-page', 'Newsletter Signup'],
  ['/newsletter/confirm', 'Newsletter Confirmation'],
  ['/newsletter/unsubscribe', 'Newsletter Unsubscription'],
  ['/product/index', 'Memberships'],
  ['/about', 'About'],
  ['/about-contact', 'Contact'],
  ['/careers', 'Write for Us'],
  ['/advertise-with-us', 'Advertise with Us'],
  ['/page/terms-use', 'Terms of Use'],
  ['/vitrine-privacy-policy', 'Privacy Policy'],
  ['/login/auth', 'Log In'],
  ['/login/signup', 'Sign Up'],
  ['/login/verify-email', 'Confirm Your Address'],
  ['/login/forgot', 'Forgot Password'],
  ['/login/reset-password', 'New Password'],
  ['/app/vault/dashboard', 'Vault Dashboard'],
  ['/app/vault/myVault/list', 'My Vault'],
  ['/app/vault/*', 'Vault'],
  ['/app/worthScore', 'WorthScore'],
  ['/app/accountSettings/userInfo', 'My Account'],
  ['/app/accountSettings/subscription', 'Subscription'],
  ['/app/accountSettings/newsletterSettings', 'Newsletter Settings'],
  ['/app/accountSettings/*', 'Account Settings'],
  ['/app/examples', 'Component examples'],
  ['/app/myVitrine/savedSearches', 'Saved Searches'],
  ['/app/myVitrine/favoriteInventory', 'My Favorite Items'],
  ['/app/myVitrine/favoriteMarks', 'My Favorite Marks'],
  ['/app/myVitrine/favoriteBooks', 'My Favorite Books'],
]

/** Beyond this a part of a path that is no word may be a link's token. */
const LONGEST_PLAIN_PART = 24

/** Only a path that readers share is told as it is; what looks like a token is left out of any other. */
function sharedPath(pathname: string, isListed: boolean): string {
  if (isListed) return pathname
  return pathname
    .split('/')
    .map((part) => (part.length > LONGEST_PLAIN_PART ? '…' : part))
    .join('/')
}

/** One look at a page, for `window.dataLayer`. Query and hash stay out: they hold what people type, and tokens. */
export function pageView(pathname: string): PageView {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const [, title] = titles.find(([pattern]) => matchPath(pattern, path)) ?? []
  return { event: 'pageView', path: sharedPath(path, title !== undefined), title: title ?? PRODUCT_NAME }
}
