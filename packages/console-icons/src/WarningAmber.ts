import { mdiAlertOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiAlertOutline, 'WarningAmber')
