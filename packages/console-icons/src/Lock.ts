import { mdiLock } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiLock, 'Lock')
