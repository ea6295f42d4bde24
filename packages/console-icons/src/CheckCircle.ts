import { mdiCheckCircle } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiCheckCircle, 'CheckCircle')
