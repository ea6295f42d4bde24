import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { lazy } from 'react'
import { useLocation } from 'react-router'
import type { Route } from './+types/worth-score'
import { loadChunk } from '../shared/chunk-loading.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { NeedsScripts } from '../shared/ui/NeedsScripts.tsx'
import { InBrowser } from '../shared/ui/InBrowser.tsx'

const WorthScorePage = lazy(() =>
  loadChunk(() => import('../features/worth-score/components/WorthScorePage.tsx')),
)

export const meta: Route.MetaFunction = () => [
  { title: `WorthScore | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'WorthScore' }

export default function WorthScore() {
  const { search } = useLocation()
  const id = new URLSearchParams(search).get('itemId') ?? ''
  const itemId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
  return (
    <InBrowser
      fallback={
        <div className="page min-h-80 py-8">
          <h1 className="hidden text-3xl font-medium nojs:block">WorthScore</h1>
          <NeedsScripts what="WorthScore needs" />
        </div>
      }
    >
      <WorthScorePage key={itemId} itemId={itemId} />
    </InBrowser>
  )
}
