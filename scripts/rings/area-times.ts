import { availableParallelism } from 'node:os'
import type { RingResult } from './ring.ts'

/** What one area may add to `npm test` on two quiet cores. */
export const AREA_BUDGET_SECONDS = 90

const folders = [
  /^(?:api|workers|search|admin)\/src\/([a-z-]+)\//,
  /^web\/app\/features\/([a-z-]+)\//,
  /^packages\/contracts\/src\/([a-z-]+)\//,
]

/** The area that a test belongs to, by its folder; null for what belongs to all. */
export function areaOf(file: string): string | null {
  return folders.map((folder) => folder.exec(file)?.[1]).find((area) => area !== undefined) ?? null
}

export interface AreaTime {
  area: string
  seconds: number
  isOverBudget: boolean
}

/**
 * How long each area keeps a run, the longest first: the time of its tests, shared by the workers that run at
 * once.
 */
export function areaTimes(
  results: readonly RingResult[],
  workers = Math.min(2, availableParallelism()),
): AreaTime[] {
  const sums = new Map<string, number>()
  for (const { file, seconds } of results.flatMap(({ tests = [] }) => tests)) {
    const area = areaOf(file)
    if (area) sums.set(area, (sums.get(area) ?? 0) + seconds / workers)
  }
  return [...sums]
    .map(([area, seconds]) => ({ area, seconds, isOverBudget: seconds > AREA_BUDGET_SECONDS }))
    .toSorted((a, b) => b.seconds - a.seconds)
}

export function describeAreas(times: readonly AreaTime[]): string {
  return times
    .map(
      ({ area, seconds, isOverBudget }) =>
        `${seconds.toFixed(1).padStart(6)} s  ${area}${isOverBudget ? `  more than the ${AREA_BUDGET_SECONDS} s of an area` : ''}`,
    )
    .join('\n')
}
