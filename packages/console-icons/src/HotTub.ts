import { mdiHotTub } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiHotTub, 'HotTub')
