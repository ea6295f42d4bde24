import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*['"](\.{1,2}\/[^'"]+)['"]/g

/**
 * Groups of files that import each other, types and lazy imports included, largest first. Each file of a
 * group leads to every other. Only relative imports are followed: workspaces cannot form a cycle
 * (`may-import.mjs`).
 */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const imports = importsOf(files)
  return connected([...imports.keys()], (path) => imports.get(path) ?? []).toSorted(
    (one, other) => other.length - one.length,
  )
}

function importsOf(files: readonly SourceFile[]): Map<string, string[]> {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, text }) => [
      path,
      [...text.matchAll(IMPORT)]
        .map(([, imported = '']) => posix.join(posix.dirname(path), imported))
        .filter((target) => target !== path && known.has(target)),
    ]),
  )
}

/** Tarjan's strongly connected components, those of one node left out. */
function connected(nodes: readonly string[], next: (node: string) => readonly string[]): string[][] {
  const order = new Map<string, number>()
  const done = new Set<string>()
  const stack: string[] = []
  const components: string[][] = []
  const visit = (node: string): number => {
    const place = order.size
    order.set(node, place)
    stack.push(node)
    let low = place
    for (const target of next(node)) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (!done.has(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === place) {
      const component = stack.splice(stack.indexOf(node))
      for (const member of component) done.add(member)
      if (component.length > 1) components.push(component)
    }
    return low
  }
  for (const node of nodes) if (!order.has(node)) visit(node)
  return components
}
