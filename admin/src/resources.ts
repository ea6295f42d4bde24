import type { ConsoleScreens } from './layout/console-screens.ts'

/** Every resource of the console: what the `index.ts` of each folder exports. */
export const resources: readonly ConsoleScreens[] = Object.values(
  import.meta.glob<Readonly<Record<string, ConsoleScreens>>>('./*/index.ts', { eager: true }),
).flatMap((exported) => Object.values(exported))
