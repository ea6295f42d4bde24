import { taxonomyLimits, taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { NodePlace } from '@vitrine/domain/taxonomy/write-node'

interface Parent {
  id: number
  ancestor_ids: number[]
  depth: number
  path: string
}

/** Where a node stands below its parent, or as a root without one. */
export function placeBelow(parent: Parent | null, url: string): NodePlace {
  if (!parent) return { parentId: null, ancestorIds: [], depth: 0, path: url }
  assertDepth(parent.depth + 1)
  return {
    parentId: parent.id,
    ancestorIds: parent.ancestor_ids,
    depth: parent.depth + 1,
    path: `${parent.path}/${url}`,
  }
}

/** @throws AppError VALIDATION_FAILED on parentId */
export function assertDepth(depth: number): void {
  if (depth >= taxonomyLimits.depthMax)
    throw fieldRefused('VALIDATION_FAILED', 'parentId', 'Size', taxonomyMessages.tooDeep)
}

/** @throws AppError VALIDATION_FAILED where a node would stand below itself */
export function assertNotBelowItself(id: number, parent: Parent | null): void {
  if (parent?.ancestor_ids.includes(id))
    throw fieldRefused('VALIDATION_FAILED', 'parentId', 'invalid', taxonomyMessages.parentInside)
}
