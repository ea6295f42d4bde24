import { DiscountOutlined } from '@mui/icons-material'
import { recordResource } from '../records/record-resource.ts'

export const discountCodes = recordResource(
  {
    name: 'discount-codes',
    menu: {
      group: 'Billing',
      place: 40,
      label: 'Discount codes',
      record: 'discount code',
      purpose: 'What they take off, and how often they were used',
      icon: DiscountOutlined,
    },
    recordRepresentation: 'code',
  },
  () => import('./discount-codes.record.tsx'),
)
