import { mdiHelpCircleOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiHelpCircleOutline, 'HelpOutlineOutlined')
