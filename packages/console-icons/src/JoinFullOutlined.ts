import { mdiSetCenter } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiSetCenter, 'JoinFullOutlined')
