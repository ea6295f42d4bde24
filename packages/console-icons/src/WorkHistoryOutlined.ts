import { mdiBriefcaseOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiBriefcaseOutline, 'WorkHistoryOutlined')
