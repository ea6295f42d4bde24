/** Headings of docs/operations.md that screens lead to. */
export const runbookSections = {
  postgres: 'Postgres',
  search: 'Search engine',
  queues: 'Queues',
  storage: 'Storage',
  mail: 'Mail',
  workers: 'Workers',
  health: 'Health',
  outbox: 'Outbox and dead letters',
  indexes: 'Search indexes',
  caches: 'Caches',
} as const
export type RunbookSection = keyof typeof runbookSections

/** The anchor of a heading, as it is made of its words. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(' ', '-')
}

export function runbookPath(section: RunbookSection): string {
  return `/app/oms/runbook#${anchorOf(runbookSections[section])}`
}
