import { mdiDelete } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiDelete, 'Delete')
