import { mdiArrowUp } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiArrowUp, 'ArrowUpwardOutlined')
