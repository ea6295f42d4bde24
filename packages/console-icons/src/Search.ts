import { mdiMagnify } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiMagnify, 'Search')
