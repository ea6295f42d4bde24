import { mdiLogout } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiLogout, 'Logout')
