import { mdiTextBoxOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiTextBoxOutline, 'ArticleOutlined')
