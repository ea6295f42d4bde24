import { join } from 'node:path'
import { root } from '../product/settings.ts'

export const RESULTS_FOLDER = join(root, '.cache', 'changed')

/** Where the command of a target writes its result; nx caches the file with the run. */
export function resultFile(kind: string, args: readonly string[]): string {
  return join(RESULTS_FOLDER, `${[kind, ...args].join('.')}.json`)
}
