import { mdiTextSearch } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiTextSearch, 'ManageSearchOutlined')
