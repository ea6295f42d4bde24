/**
 * React's development build records every render for the browser's developer tools: marks on a time line, a
 * task and a stack for each element. No test reads them, and they took a tenth of the processor time. React's
 * warnings do not depend on them. Must run before React is loaded.
 */
Reflect.deleteProperty(console, 'timeStamp')
Reflect.deleteProperty(console, 'createTask')

const react: Record<string, unknown> = await import('react')
const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React counts the stacks that it records in another place now: look for the new one.')
}
// At ten thousand stacks per second React stops to record more.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
