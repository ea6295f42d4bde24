import { areas } from './areas.ts'
import type { Endpoint } from './endpoint.ts'

/** Every call of the api. Start-up refuses an endpoint without a route, and a route without an endpoint. */
export const endpoints: readonly Endpoint[] = areas.flatMap((area) => [...area.endpoints])
