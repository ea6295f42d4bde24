import { mdiWeatherSunny } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiWeatherSunny, 'LightModeOutlined')
