import { mdiUndo } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiUndo, 'Undo')
