import { mdiAlertCircle } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiAlertCircle, 'Error')
