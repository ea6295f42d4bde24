import { mdiTrayArrowUp } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiTrayArrowUp, 'OutboxOutlined')
