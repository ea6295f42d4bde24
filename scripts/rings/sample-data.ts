import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../product/settings.ts'
import { newDataFolder, removeDataFolder } from './running-product.ts'

/** Enough for searches and estimates; indexing the 20,000 that people see takes ten times the processor time. */
export const SOLD_ITEMS = 4_000

const folder = () => join(tmpdir(), `vitrine-sample-data-${process.pid}`)

/**
 * For the start ring: it copies the data folder of its product, once that is stopped cleanly, for the
 * journeys. Sample content of their own would take a minute of processor time.
 */
export function sampleDataSettings(): Environment {
  return { VITRINE_TEST_SAMPLE_DATA: folder(), VITRINE_TEST_SOLD_ITEMS: String(SOLD_ITEMS) }
}

/** A folder for the journeys' product: with the start ring's sample content, or empty. */
export async function sampleDataFolder(): Promise<string> {
  return existsSync(folder()) ? folder() : await newDataFolder()
}

/** Where no journeys have used it. */
export async function removeSampleData(): Promise<void> {
  await removeDataFolder(folder())
}
