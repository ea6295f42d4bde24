import { mdiBrightness4 } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiBrightness4, 'Brightness4')
