import { mdiFormatBold } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiFormatBold, 'FormatBold')
