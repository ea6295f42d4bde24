import { mdiArrowDownCircleOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiArrowDownCircleOutline, 'ArrowCircleDown')
