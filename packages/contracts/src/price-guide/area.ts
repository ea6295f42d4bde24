import { defineArea } from '../area.ts'

export const priceGuideArea = defineArea({
  name: 'price-guide',
  endpoints: [],
  capabilities: ['price-guide.manage'],
  cached: true,
  membersRows: { 'price_guide_lookups.user_id': 'erased' },
})
