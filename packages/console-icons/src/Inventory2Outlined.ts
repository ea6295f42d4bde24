import { mdiArchiveOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiArchiveOutline, 'Inventory2Outlined')
