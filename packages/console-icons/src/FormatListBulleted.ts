import { mdiFormatListBulleted } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiFormatListBulleted, 'FormatListBulleted')
