import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import stylesUrl from './app.css?url'
import { bootstrapScript } from './bootstrap.ts'
import { partnerCount } from './features/partners/queries.ts'
import { ErrorScreen } from './features/shell/ErrorScreen.tsx'
import { NotFoundPage } from './features/shell/NotFoundPage.tsx'
import { PageWatch } from './features/shell/PageWatch.tsx'
import { SiteFrame } from './features/shell/SiteFrame.tsx'
import { categoryOptions } from './features/site-search/category-options.ts'
import { hasHeaderSearch } from './features/site-search/sections.ts'
import { orNull } from './shared/api/failure.ts'
import { queriesOf } from './shared/api/queries.ts'
import { isServerTrouble } from './shared/api/trouble.ts'
import { PageQueries } from './shared/page/PageQueries.tsx'
import { useScriptNonce } from './shared/script-nonce.ts'
import { settingsContext } from './shared/settings.ts'
import type { SiteFacts } from './shared/site-facts.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: frauncesUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: interUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesUrl },
  { rel: 'icon', href: '/images/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ request, context }: Route.LoaderArgs): Promise<SiteFacts> {
  const { publicUrl, supportEmail, assetUrl, ownHosts, faqUrl, socialUrls, isFillingIn } =
    context.get(settingsContext)
  const queries = queriesOf(context)
  const searchesHere = hasHeaderSearch(new URL(request.url).pathname)
  const [partners, searchCategories] = await Promise.all([
    orNull(queries.fetch(partnerCount(queries.call))),
    searchesHere ? orNull(categoryOptions(queries)) : null,
  ])
  return {
    publicUrl,
    supportEmail,
    assetUrl,
    ownHosts,
    faqUrl,
    socialUrls,
    isFillingIn: isFillingIn(),
    partners: partners?.count ?? 0,
    searchCategories,
    year: new Date().getFullYear(),
  }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useScriptNonce()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fcfaf5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171410" media="(prefers-color-scheme: dark)" />
        {/* It has run by the time that React comes: the browser's copy of this page need not hold it once more. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootstrapScript : '' }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <PageQueries>
      {import.meta.env.SSR ? null : <PageWatch />}
      <Outlet />
    </PageQueries>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <PageQueries>
      <title>{missing ? `Page not found | ${PRODUCT_NAME}` : `Something went wrong | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      {import.meta.env.SSR ? null : <PageWatch />}
      <SiteFrame isFailure isTroubled={isServerTrouble(error)}>
        {missing ? <NotFoundPage /> : <ErrorScreen />}
      </SiteFrame>
    </PageQueries>
  )
}
