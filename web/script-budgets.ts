import { contentPagePaths } from '@vitrine/contracts/site/content-pages'

/** The most that a public page may weigh: its compressed scripts with their headers, in bytes, as a first visit loads them. */
export const PUBLIC_PAGE_MOST = 130_000

const WRITTEN_PAGE = 128_500

/**
 * What each page may weigh, by the id of its route. A page that outgrows its figure is looked at before the figure is: what it needs
 * only now and then loads when it is needed.
 */
export const scriptBudgets: Readonly<Record<string, number>> = {
  ...Object.fromEntries(contentPagePaths.map((path) => [`content-page${path}`, WRITTEN_PAGE])),
  'routes/dictionary': 128_000,
  'routes/dictionary-search-results': 130_000,
  'routes/dictionary-category': 129_500,
  'routes/dictionary-letter': 128_000,
  'routes/dictionary-author': 130_000,
  'routes/dictionary-article': 128_500,
  'unopened-dictionary': 126_000,
  'routes/account-index': 140_000,
  'routes/account-user-info': 175_000,
  'routes/account-subscription': 140_000,
  'routes/account-newsletter-settings': 140_000,
  'routes/examples': 320_000,
  'routes/vault-item-list': 180_000,
  'routes/vault-dashboard': 180_000,
  'routes/vault-tags': 180_000,
  'routes/vault-tag': 180_000,
  'routes/vault-insurance-companies': 180_000,
  'routes/vault-storage-locations': 180_000,
  'unopened-vault': 150_000,
  'routes/vault-public-item': 130_000,
  'routes/vault-item': 145_000,
  'routes/vault-add-item': 145_000,
  'routes/vault-edit-item': 145_000,
  'routes/worth-score': 180_000,
  'unopened-app': 126_000,
  'routes/price-guide': 130_000,
  'routes/price-guide-search': 130_000,
  'routes/price-guide-item': 130_000,
  'routes/library': 130_000,
  'routes/library-search': 130_000,
  'routes/library-item': 130_000,
  'routes/marks': 130_000,
  'routes/marks-search': 130_000,
  'routes/marks-item': 130_000,
  'routes/blog': 130_000,
  'routes/blog-search': 130_000,
  'routes/blog-article': 130_000,
  'routes/data-partners': 127_500,
  'routes/source': 127_500,
  'unopened-source': 126_000,
  'routes/home': 129_000,
  'routes/newsletter-landing-page': 126_500,
  'routes/upcoming-auctions': 130_000,
  'routes/upcoming-auction': 130_000,
  'routes/newsletter-confirm': 129_500,
  'routes/newsletter-unsubscribe': 129_500,
  'routes/contact': 128_000,
  'routes/login': 130_000,
  'routes/search': 121_500,
  'routes/sign-up': 129_500,
  'routes/verify-email': 129_500,
  'routes/forgot-password': 129_500,
  'routes/reset-password': 129_500,
  unopened: 125_500,
}
