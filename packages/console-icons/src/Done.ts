import { mdiCheck } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiCheck, 'Done')
