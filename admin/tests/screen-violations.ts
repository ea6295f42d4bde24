import { violationsIn } from '@vitrine/contracts/testing/violations'

/** What axe finds in the open screen, by the rules of WCAG to AA: react-admin's own landmarks are not ours. */
export const screenViolations = (): Promise<string[]> => violationsIn('main', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
