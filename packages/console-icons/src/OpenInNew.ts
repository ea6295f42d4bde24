import { mdiOpenInNew } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiOpenInNew, 'OpenInNew')
