import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { PreviewedText } from '@vitrine/contracts/texts/preview'
import { Link } from 'react-router'
import type { Route } from './+types/preview'
import { PostPage } from '../features/blog/components/PostPage.tsx'
import { ContentPageView } from '../features/content-pages/components/ContentPageView.tsx'
import { ArticlePage } from '../features/dictionary/components/ArticlePage.tsx'
import { PreviewBanner } from '../features/preview/PreviewBanner.tsx'
import { loadPreview } from '../features/preview/read-preview.ts'
import { leadToSection } from '../features/preview/section-preview.server.ts'
import { callInBrowser, callOnServer } from '../shared/api/uncached-calls.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadPreview(callOnServer(context), request)
  leadToSection(loaded.data, request)
  return loaded
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPreview(callInBrowser, request)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Nothing that tells others what the draft is: its title alone, for the reader's own tab. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${titleOf(loaderData)} | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export const handle: PageHandle = { pageTitle: 'Preview' }

export default function PreviewOfDraft({ loaderData: { preview, missing } }: Route.ComponentProps) {
  if (missing) return <PreviewMissing {...missing} />
  return (
    <>
      {!preview.isScreen && <PreviewBanner expiresAt={preview.expiresAt} />}
      <PreviewedPage shown={preview.shown} />
    </>
  )
}

function titleOf(loaded: Route.MetaArgs['loaderData']): string {
  const shown = loaded?.preview?.shown
  if (!shown) return 'Preview'
  const { title } =
    shown.kind === 'site-page' ? shown.page : shown.kind === 'blog-article' ? shown.post : shown.article
  return `Preview: ${title}`
}

/** Why a link shows no draft, and a way on. */
function PreviewMissing({ status, text }: { status: number; text: string }) {
  return (
    <section className="page py-16 tablet:py-24">
      <p className="eyebrow">{status}</p>
      <h1 className="mt-3 max-w-2xl text-3xl font-medium tablet:text-4xl">{text}</h1>
      <p className="mt-8">
        <Link to="/" className="button">
          Go to the home page
        </Link>
      </p>
    </section>
  )
}

/** A draft on the page of its kind, as readers will see it. */
function PreviewedPage({ shown }: { shown: PreviewedText }) {
  if (shown.kind === 'blog-article') return <PostPage post={shown.post} />
  if (shown.kind === 'site-page') return <ContentPageView page={shown.page} />
  const { article, related, relatedIn } = shown
  const crumbs = [
    { title: 'Dictionary', path: '/dictionary' },
    ...article.categories.map(({ url, title }) => ({ title, path: categoryPageUri(url) })),
  ]
  return (
    <ArticlePage
      article={article}
      related={related}
      relatedIn={crumbs.find(({ path }) => path === categoryPageUri(relatedIn))}
      crumbs={crumbs}
    />
  )
}
