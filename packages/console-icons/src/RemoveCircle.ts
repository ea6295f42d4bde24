import { mdiMinusCircle } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiMinusCircle, 'RemoveCircle')
