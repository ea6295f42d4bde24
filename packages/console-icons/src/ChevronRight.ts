import { mdiChevronRight } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiChevronRight, 'ChevronRight')
