import { mdiDeleteOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiDeleteOutline, 'DeleteOutlined')
