import { mdiEye } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiEye, 'RemoveRedEye')
