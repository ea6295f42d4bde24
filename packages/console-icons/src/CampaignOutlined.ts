import { mdiBullhornOutline } from '@mdi/js'
import { drawn } from './drawn.ts'

export default drawn(mdiBullhornOutline, 'CampaignOutlined')
