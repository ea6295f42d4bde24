import { mdiMinusCircleOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiMinusCircleOutline, 'RemoveCircleOutlineOutlined')
