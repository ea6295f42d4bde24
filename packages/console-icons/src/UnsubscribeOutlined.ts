import { mdiEmailRemoveOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiEmailRemoveOutline, 'UnsubscribeOutlined')
