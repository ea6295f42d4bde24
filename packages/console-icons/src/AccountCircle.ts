import { mdiAccountCircle } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiAccountCircle, 'AccountCircle')
