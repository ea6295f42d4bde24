import { mdiBrightness7 } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiBrightness7, 'Brightness7')
