import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const auctions: ResourceProps = {
  name: 'auctions',
  list: lazy(() => import('./AuctionList.tsx')),
  create: lazy(() => import('./AuctionCreate.tsx')),
  edit: lazy(() => import('./AuctionEdit.tsx')),
  recordRepresentation: 'title',
}
