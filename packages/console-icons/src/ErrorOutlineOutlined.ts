import { mdiAlertCircleOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiAlertCircleOutline, 'ErrorOutlineOutlined')
