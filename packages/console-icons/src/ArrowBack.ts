import { mdiArrowLeft } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiArrowLeft, 'ArrowBack')
