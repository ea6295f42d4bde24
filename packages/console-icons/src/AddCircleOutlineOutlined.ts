import { mdiPlusCircleOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiPlusCircleOutline, 'AddCircleOutlineOutlined')
