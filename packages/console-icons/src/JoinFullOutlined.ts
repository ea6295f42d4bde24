import { mdiSetAll } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiSetAll, 'JoinFullOutlined')
