import { mdiClose } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiClose, 'Clear')
