import { mdiPencil } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiPencil, 'Create')
