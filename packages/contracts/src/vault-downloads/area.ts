import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

export const vaultDownloadsArea = defineArea({ name: 'vault-downloads', endpoints: Object.values(endpoints) })
