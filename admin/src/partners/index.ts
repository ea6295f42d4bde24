import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const partners: ResourceProps = {
  name: 'partners',
  list: lazy(() => import('./PartnerList.tsx')),
  create: lazy(() => import('./PartnerCreate.tsx')),
  edit: lazy(() => import('./PartnerEdit.tsx')),
  recordRepresentation: 'source',
}
