import { mdiFormatItalic } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiFormatItalic, 'FormatItalic')
