import { mdiFileDocumentMultipleOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiFileDocumentMultipleOutline, 'FileCopyOutlined')
