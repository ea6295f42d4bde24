import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const discountCodes: ResourceProps = {
  name: 'discount-codes',
  list: lazy(() => import('./DiscountCodeList.tsx')),
  create: lazy(() => import('./DiscountCodeCreate.tsx')),
  edit: lazy(() => import('./DiscountCodeEdit.tsx')),
  recordRepresentation: 'code',
}
