import { contentPagePaths } from '@vitrine/contracts/site/content-pages'
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/**
 * Two layouts, each its own chunk: paths that begin /app, /dictionary, /data-partners and /source load the first,
 * every other path the second.
 */
export default [
  layout('layouts/catalogue-layout.tsx', [
    route('dictionary', 'routes/dictionary.tsx'),
    route('dictionary/searchResults', 'routes/dictionary-search-results.tsx'),
    route('dictionary/c/:category/:offset?', 'routes/dictionary-category.tsx'),
    route('dictionary/list/:letter/:offset?', 'routes/dictionary-letter.tsx'),
    route('dictionary/authors/:authorUrl', 'routes/dictionary-author.tsx'),
    route('dictionary/:url', 'routes/dictionary-article.tsx'),
    route('dictionary/*', 'routes/unopened.tsx', { id: 'unopened-dictionary' }),
    route('app/accountSettings', 'routes/account-settings.tsx', [
      index('routes/account-index.tsx'),
      route('userInfo', 'routes/account-user-info.tsx'),
      route('subscription', 'routes/account-subscription.tsx'),
      route('newsletterSettings', 'routes/account-newsletter-settings.tsx'),
    ]),
    route('app/examples', 'routes/examples.tsx'),
    // The vault's pages with their menu; the public item stands outside of it.
    route('app/vault/publicVaultItem', 'routes/vault-public-item.tsx'),
    route('app/vault', 'routes/vault.tsx', [
      index('routes/vault-index.tsx'),
      route('myVault', 'routes/vault-my-vault.tsx'),
      route('myVault/list', 'routes/vault-item-list.tsx'),
      route('myVaultItem', 'routes/vault-item.tsx'),
      route('addVaultItem', 'routes/vault-add-item.tsx'),
      route('editVaultItem', 'routes/vault-edit-item.tsx'),
      route('*', 'routes/unopened.tsx', { id: 'unopened-vault' }),
    ]),
    route('app/*', 'routes/unopened.tsx', { id: 'unopened-app' }),
    route('data-partners', 'routes/data-partners.tsx'),
    route('source/:sourceUrl', 'routes/source.tsx'),
    route('source/*', 'routes/unopened.tsx', { id: 'unopened-source' }),
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
    route('articles/searchResults', 'routes/blog-search.tsx'),
    route('articles/:url', 'routes/blog-article.tsx'),
    route('library', 'routes/library.tsx'),
    route('books/searchDetails', 'routes/library-search.tsx'),
    route('library/:id/:slug?', 'routes/library-item.tsx'),
    ...contentPagePaths.map((path) => route(path.slice(1), 'routes/content-page.tsx', { id: `content-page${path}` })),
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
    route('*', 'routes/unopened.tsx', { id: 'unopened' }),
  ]),
] satisfies RouteConfig
