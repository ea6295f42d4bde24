import { mdiCog } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiCog, 'Settings')
