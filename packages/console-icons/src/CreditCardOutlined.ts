import { mdiCreditCardOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiCreditCardOutline, 'CreditCardOutlined')
