import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'
import * as webhookEndpoints from './webhook-endpoints.ts'

export const membershipsArea = defineArea({
  name: 'memberships',
  endpoints: [...Object.values(endpoints), ...Object.values(webhookEndpoints)],
})
