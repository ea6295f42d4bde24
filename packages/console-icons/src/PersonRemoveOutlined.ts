import { mdiAccountRemoveOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiAccountRemoveOutline, 'PersonRemoveOutlined')
