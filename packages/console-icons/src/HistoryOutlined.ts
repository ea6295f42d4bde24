import { mdiHistory } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiHistory, 'HistoryOutlined')
