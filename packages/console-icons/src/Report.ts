import { mdiAlertOctagon } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiAlertOctagon, 'Report')
