import { mdiReceiptTextOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiReceiptTextOutline, 'ReceiptLongOutlined')
