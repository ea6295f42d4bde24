import { mdiDragVertical } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiDragVertical, 'DragIndicator')
