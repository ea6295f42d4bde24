import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/preview'
import { PreviewBanner } from '../features/preview/PreviewBanner.tsx'
import { PreviewedPage } from '../features/preview/PreviewedPage.tsx'
import { PreviewMissing } from '../features/preview/PreviewMissing.tsx'
import { loadPreview } from '../features/preview/read-preview.ts'
import { leadToSection } from '../features/preview/section-preview.server.ts'
import { callInBrowser, callOnServer } from '../shared/api/unkept-calls.ts'
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
