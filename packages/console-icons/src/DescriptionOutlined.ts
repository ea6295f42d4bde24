import { mdiFileDocumentOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiFileDocumentOutline, 'DescriptionOutlined')
