import { violationsIn } from '@vitrine/contracts/testing/violations'

const levelAA = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }

/** What axe finds in the open screen, by the rules of WCAG to AA: react-admin's own landmarks are not ours. */
export const screenViolations = (): Promise<string[]> => violationsIn('main', levelAA)

/** The same in the dialog that is open over it. */
export const dialogViolations = (): Promise<string[]> => violationsIn('[role=dialog]', levelAA)
