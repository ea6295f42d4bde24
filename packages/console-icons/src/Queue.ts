import { mdiPlusBoxMultiple } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiPlusBoxMultiple, 'Queue')
