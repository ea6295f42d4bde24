import { mdiHeartPulse } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiHeartPulse, 'MonitorHeartOutlined')
