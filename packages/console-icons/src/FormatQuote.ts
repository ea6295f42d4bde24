import { mdiFormatQuoteClose } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiFormatQuoteClose, 'FormatQuote')
