import { mdiFormatListNumbered } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiFormatListNumbered, 'FormatListNumbered')
