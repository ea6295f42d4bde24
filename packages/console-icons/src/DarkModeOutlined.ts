import { mdiWeatherNight } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiWeatherNight, 'DarkModeOutlined')
