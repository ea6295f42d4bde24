import { mdiUpdate } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiUpdate, 'Update')
