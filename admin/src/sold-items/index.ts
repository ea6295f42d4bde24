import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const soldItems: ResourceProps = {
  name: 'sold-items',
  list: lazy(() => import('./SoldItemList.tsx')),
  create: lazy(() => import('./SoldItemCreate.tsx')),
  edit: lazy(() => import('./SoldItemEdit.tsx')),
  recordRepresentation: 'title',
}
