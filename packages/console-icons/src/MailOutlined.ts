import { mdiEmailOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiEmailOutline, 'MailOutlined')
