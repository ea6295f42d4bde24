import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

export const cachesArea = defineArea({
  name: 'caches',
  endpoints: Object.values(endpoints),
  consumers: {
    /**
     * Nothing to project: the delivery exists so that the relay sees the event and moves its area's
     * generation.
     */
    'refresh-caches': { follows: 'other-changes-of-caches', batchSize: 200, concurrency: 200 },
  },
  purges: ['recordGenerations'],
  console: { caches: { capability: 'operations.manage' } },
})
