import { mdiRefresh } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiRefresh, 'Refresh')
