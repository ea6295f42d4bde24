import { mdiArrowUpCircleOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiArrowUpCircleOutline, 'ArrowCircleUp')
