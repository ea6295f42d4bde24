import { mdiViewDashboard } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiViewDashboard, 'Dashboard')
