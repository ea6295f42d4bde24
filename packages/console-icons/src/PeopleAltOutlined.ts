import { mdiAccountMultipleOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiAccountMultipleOutline, 'PeopleAltOutlined')
