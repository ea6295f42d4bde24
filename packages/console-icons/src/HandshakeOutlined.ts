import { mdiHandshakeOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiHandshakeOutline, 'HandshakeOutlined')
