import { mdiChevronLeft } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiChevronLeft, 'NavigateBefore')
