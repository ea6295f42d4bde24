/** The alarm of the runbook: a delivery is older than this only when something is wrong. */
export const LATE_SECONDS = 60
