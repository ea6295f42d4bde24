import { mdiArrowDown } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiArrowDown, 'ArrowDownward')
