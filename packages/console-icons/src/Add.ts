import { mdiPlus } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiPlus, 'Add')
