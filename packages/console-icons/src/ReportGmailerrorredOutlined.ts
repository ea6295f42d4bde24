import { mdiAlertOctagonOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiAlertOctagonOutline, 'ReportGmailerrorredOutlined')
