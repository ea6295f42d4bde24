import { INDICES_PAGE } from '@vitrine/contracts/price-indices/indices-page'
import { contentPagePaths } from '@vitrine/contracts/site/pages'
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/**
 * Two layouts, each its own chunk: paths that begin /app, /dictionary, /data-partners and /source load the
 * first, every other path the second, and with it the drafts of pages that have it.
 */
export default [
  // Inside the payment company's frame: without the site around it.
  route('app/accountSettings/payment/callback', 'routes/payment-callback.tsx'),
  layout('layouts/catalogue-layout.tsx', [
    route('dictionary', 'routes/dictionary.tsx'),
    route('dictionary/searchResults', 'routes/dictionary-search-results.tsx'),
    route('dictionary/c/:category/:offset?', 'routes/dictionary-category.tsx'),
    route('dictionary/list/:letter/:offset?', 'routes/dictionary-letter.tsx'),
    route('dictionary/authors/:authorUrl', 'routes/dictionary-author.tsx'),
    route('dictionary/:url', 'routes/dictionary-article.tsx'),
    route('dictionary/*', 'routes/not-found.tsx', { id: 'not-found-dictionary' }),
    route('app/accountSettings', 'routes/account-settings.tsx', [
      index('routes/account-index.tsx'),
      route('userInfo', 'routes/account-user-info.tsx'),
      route('subscription', 'routes/account-subscription.tsx'),
      route('newsletterSettings', 'routes/account-newsletter-settings.tsx'),
      route('workTeams', 'routes/account-work-teams.tsx'),
      route('secondFactor', 'routes/account-second-factor.tsx'),
      route('payment/:key', 'routes/payment.tsx'),
    ]),
    route('app/examples', 'routes/examples.tsx'),
    // The vault's pages with their menu; the public item and the example, for everybody, stand outside of it.
    route('app/vault/publicVaultItem', 'routes/vault-public-item.tsx'),
    route('app/vault/example', 'routes/vault-example.tsx', [
      index('routes/vault-example-dashboard.tsx'),
      route('items', 'routes/vault-example-items.tsx'),
      route('items/:id', 'routes/vault-example-item.tsx'),
    ]),
    route('app/vault', 'routes/vault.tsx', [
      route('dashboard', 'routes/vault-dashboard.tsx'),
      route('myVault/list', 'routes/vault-item-list.tsx'),
      route('myTags', 'routes/vault-tags.tsx'),
      route('tag', 'routes/vault-tag.tsx'),
      route('insuranceCompanies', 'routes/vault-insurance-companies.tsx'),
      route('storageLocations', 'routes/vault-storage-locations.tsx'),
      route('totals', 'routes/vault-totals.tsx'),
      route('trash', 'routes/vault-trash.tsx'),
      route('myVaultItem', 'routes/vault-item.tsx'),
      route('addVaultItem', 'routes/vault-add-item.tsx'),
      route('editVaultItem', 'routes/vault-edit-item.tsx'),
      route('collections', 'routes/vault-collections.tsx'),
      route('collections/list', 'routes/vault-collections.tsx', { id: 'vault-collections-list' }),
      route('collections/:id', 'routes/vault-collection.tsx'),
      route('createCollection', 'routes/vault-create-collection.tsx'),
      route('editCollection', 'routes/vault-edit-collection.tsx'),
      route('*', 'routes/not-found.tsx', { id: 'not-found-vault' }),
    ]),
    route('app/worthScore', 'routes/worth-score.tsx'),
    route('app/myVitrine/:list', 'routes/my-lists.tsx'),
    route('app/collection/:id', 'routes/public-collection.tsx'),
    route('app/reportCollection', 'routes/report-collection.tsx'),
    route('app/preview', 'routes/preview.tsx'),
    route('app/teamInvitation', 'routes/team-invitation.tsx'),
    route('app/*', 'routes/not-found.tsx', { id: 'not-found-app' }),
    route('data-partners', 'routes/data-partners.tsx'),
    route('source/:sourceUrl', 'routes/source.tsx'),
    route('source/*', 'routes/not-found.tsx', { id: 'not-found-source' }),
  ]),
  layout('layouts/front-layout.tsx', [
    index('routes/home.tsx'),
    route('worthopedia', 'routes/price-guide.tsx'),
    route('inventory/search', 'routes/price-guide-search.tsx'),
    route('worthopedia/:id/:slug?', 'routes/price-guide-item.tsx'),
    route('marks', 'routes/marks.tsx'),
    route('marks/search', 'routes/marks-search.tsx'),
    route('marks/:id/:slug?', 'routes/marks-item.tsx'),
    route('articles', 'routes/blog.tsx'),
    // Each section's own page once more, around the draft of its words.
    layout('routes/section-preview.tsx', [
      route('app/preview/worthopedia', 'routes/price-guide.tsx', { id: 'preview/worthopedia' }),
      route('app/preview/marks', 'routes/marks.tsx', { id: 'preview/marks' }),
      route('app/preview/library', 'routes/library.tsx', { id: 'preview/library' }),
      route('app/preview/articles', 'routes/blog.tsx', { id: 'preview/articles' }),
    ]),
    route('articles/searchResults', 'routes/blog-search.tsx'),
    route('articles/:url', 'routes/blog-article.tsx'),
    route('library', 'routes/library.tsx'),
    route('books/searchDetails', 'routes/library-search.tsx'),
    route('library/:id/:slug?', 'routes/library-item.tsx'),
    route('product/index', 'routes/memberships.tsx'),
    route('worthscore/accuracy', 'routes/worth-score-accuracy.tsx'),
    ...contentPagePaths.map((path) =>
      route(path.slice(1), path === INDICES_PAGE ? 'routes/indices.tsx' : 'routes/content-page.tsx', {
        id: `content-page${path}`,
      }),
    ),
    route('newsletter-landing-page', 'routes/newsletter-landing-page.tsx'),
    route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
    route('about-contact', 'routes/contact.tsx'),
    route('login/auth', 'routes/login.tsx'),
    route('search', 'routes/search.tsx'),
    route('login/signup', 'routes/sign-up.tsx'),
    route('login/verify-email', 'routes/verify-email.tsx'),
    route('login/forgot', 'routes/forgot-password.tsx'),
    route('login/reset-password', 'routes/reset-password.tsx'),
    route('upcomingauctions', 'routes/upcoming-auctions.tsx'),
    route('upcomingauctions/:id/:slug?', 'routes/upcoming-auction.tsx'),
    route('*', 'routes/not-found.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig
