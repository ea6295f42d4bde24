import { mdiGavel } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiGavel, 'GavelOutlined')
