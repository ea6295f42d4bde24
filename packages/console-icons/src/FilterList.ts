import { mdiFilterVariant } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiFilterVariant, 'FilterList')
