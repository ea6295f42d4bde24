import { mdiSort } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiSort, 'Sort')
