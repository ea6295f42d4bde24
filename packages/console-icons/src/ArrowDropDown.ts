import { mdiMenuDown } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiMenuDown, 'ArrowDropDown')
