import { mdiBookshelf } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiBookshelf, 'LocalLibraryOutlined')
