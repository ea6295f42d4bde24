import {
  systemParts,
  type PartHealth,
  type SystemHealth,
  type SystemPart,
} from '@vitrine/contracts/operations/schemas'
import { runHealthChecks } from '@vitrine/platform/health'

/** What a part says of itself once it has responded. */
export interface PartState {
  detail: string
  /** What it is behind with; absent while it keeps up. */
  behind?: string
}

export type PartChecks = Record<SystemPart, () => Promise<PartState>>

/** A part that takes longer counts as down. */
const TIMEOUT_MS = 4000

/** Asks every part at once, whatever the others say. Never fails. */
export async function readHealth(checks: PartChecks, now: Date): Promise<SystemHealth> {
  const states = new Map<SystemPart, PartState>()
  const report = await runHealthChecks(
    systemParts.map((part) => ({
      name: part,
      timeoutMs: TIMEOUT_MS,
      run: async () => void states.set(part, await checks[part]()),
    })),
  )
  const parts = systemParts.map((part, at): PartHealth => {
    const { status, milliseconds, error } = report.checks[at] ?? {
      status: 'down',
      milliseconds: 0,
      error: 'not asked',
    }
    const state = states.get(part)
    if (status === 'down')
      return {
        part,
        state: 'down',
        milliseconds,
        detail: state?.detail ?? '',
        problem: error ?? 'no response',
      }
    return {
      part,
      state: state?.behind ? 'slow' : 'up',
      milliseconds,
      detail: state?.detail ?? '',
      problem: state?.behind ?? null,
    }
  })
  return { checkedAt: now.toISOString(), parts }
}
