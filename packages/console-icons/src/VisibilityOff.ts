import { mdiEyeOff } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiEyeOff, 'VisibilityOff')
