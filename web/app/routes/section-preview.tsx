import { Outlet, redirectDocument } from 'react-router'
import type { Route } from './+types/section-preview'
import { previewSection, sectionBanner } from '../features/preview/section-preview.server.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const middleware: Route.MiddlewareFunction[] = [previewSection]

/** Whoever comes back here within the site: the server alone reads the draft. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url)
  },
]

export const loader = ({ context }: Route.LoaderArgs) => ({ banner: sectionBanner(context) })

export const handle: PageHandle = { pageTitle: 'Preview' }

/** The frame around a section's own page that shows the draft of its words. */
export default function SectionPreview({ loaderData: { banner } }: Route.ComponentProps) {
  return (
    <>
      {banner !== null && <div dangerouslySetInnerHTML={{ __html: banner }} />}
      <Outlet />
    </>
  )
}
