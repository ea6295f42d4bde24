import { defineArea } from '../area.ts'
import * as endpoints from './endpoints.ts'

/** The vault that visitors see as an example. It has no rows: it is a file of the starter content. */
export const exampleVaultArea = defineArea({ name: 'example-vault', endpoints: Object.values(endpoints) })
