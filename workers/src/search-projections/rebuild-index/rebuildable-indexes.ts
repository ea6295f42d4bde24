import { indexes } from '../../areas.ts'
import type { RebuildableIndex } from './rebuildable-index.ts'

export type { RebuildableIndex } from './rebuildable-index.ts'

/** Every index of the areas. */
export const rebuildableIndexes: readonly RebuildableIndex[] = Object.values(indexes)

export function rebuildableIndex(id: string): RebuildableIndex | undefined {
  return rebuildableIndexes.find(({ definition }) => definition.id === id)
}
