import { mdiTicketPercentOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiTicketPercentOutline, 'DiscountOutlined')
