import { mdiFormatListBulletedSquare } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiFormatListBulletedSquare, 'List')
