import { mdiLifebuoy } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiLifebuoy, 'LifebuoyOutlined')
