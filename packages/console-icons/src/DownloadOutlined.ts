import { mdiTrayArrowDown } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiTrayArrowDown, 'DownloadOutlined')
