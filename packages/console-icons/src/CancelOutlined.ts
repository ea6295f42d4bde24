import { mdiCloseCircleOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiCloseCircleOutline, 'CancelOutlined')
