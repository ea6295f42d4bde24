import { mdiChevronDown } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiChevronDown, 'ExpandMore')
