import { mdiRedo } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiRedo, 'Redo')
