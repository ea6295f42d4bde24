import { mdiViewDashboardOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiViewDashboardOutline, 'SpaceDashboardOutlined')
