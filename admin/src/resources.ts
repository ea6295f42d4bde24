import type { ResourceProps } from 'react-admin'

/**
 * Every resource of the console: what the `index.ts` of each folder exports. Its `menu.ts` says where it
 * stands in the menu.
 */
export const resources: readonly ResourceProps[] = Object.values(
  import.meta.glob<Readonly<Record<string, ResourceProps>>>('./*/index.ts', { eager: true }),
).flatMap((exported) => Object.values(exported))
