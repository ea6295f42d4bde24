import { mdiViewList } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiViewList, 'ViewList')
