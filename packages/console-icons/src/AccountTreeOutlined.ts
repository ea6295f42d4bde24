import { mdiFileTreeOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiFileTreeOutline, 'AccountTreeOutlined')
