import { mdiWhiteBalanceSunny } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiWhiteBalanceSunny, 'LightModeOutlined')
