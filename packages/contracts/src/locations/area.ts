import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

export const locationsArea = defineArea({
  name: 'locations',
  endpoints: Object.values(endpoints),
})
