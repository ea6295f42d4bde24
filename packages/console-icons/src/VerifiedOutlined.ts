import { mdiCheckDecagramOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiCheckDecagramOutline, 'VerifiedOutlined')
