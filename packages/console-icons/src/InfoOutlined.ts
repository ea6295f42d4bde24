import { mdiInformationOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiInformationOutline, 'InfoOutlined')
