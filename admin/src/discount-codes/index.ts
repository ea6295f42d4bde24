import Discount from '@mui/icons-material/DiscountOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const discountCodes: ConsoleScreens = {
  name: 'discount-codes',
  menu: {
    group: 'Billing',
    place: 40,
    label: 'Discount codes',
    record: 'discount code',
    purpose: 'What they take off, and how often they were used',
    icon: Discount,
  },
  list: lazy(() => import('./DiscountCodeList.tsx')),
  create: lazy(() => import('./DiscountCodeCreate.tsx')),
  edit: lazy(() => import('./DiscountCodeEdit.tsx')),
  recordRepresentation: 'code',
}
