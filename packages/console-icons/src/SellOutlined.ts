import { mdiTagOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiTagOutline, 'SellOutlined')
