import type { ReactNode } from 'react'
import { ink } from './colors.ts'

const LIT = '#a9792b'
/** Outlook draws no empty cell: the space keeps it. */
const KEPT = '\u00a0'
const flat = { padding: 0, fontSize: 0, lineHeight: 0 } as const
const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, align: 'center' } as const

export const markScheme = `
  @media (prefers-color-scheme: dark) {
    .mark-glass { border-color: #f1eadc !important; }
    .mark-line { background-color: #f1eadc !important; }
    .mark-lit { background-color: #dcb564 !important; }
  }
`

/**
 * The site's mark, a glass case with a vase under its bell, drawn in table cells: mail programs drop drawings
 * (SVG) and hold back pictures. Where corners are not rounded the case is a square one.
 */
export function Mark() {
  return (
    <table
      role="presentation"
      aria-hidden="true"
      className="mail-mark"
      cellPadding={0}
      cellSpacing={0}
      style={{ width: 36 }}
    >
      <tbody>
        <tr>
          <td align="center" style={flat}>
            <Case />
          </td>
        </tr>
        <tr>
          <td className="mark-line" style={{ ...flat, height: 2, backgroundColor: ink }}>
            {KEPT}
          </td>
        </tr>
        <tr>
          <td align="center" style={flat}>
            <Feet />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The case, the bell in it, and the vase under that. */
function Case() {
  return (
    <Glass width={30} height={31} line={2} corner={14} floor={3}>
      <Glass width={20} height={22} line={1} corner={9} floor={1} closed>
        <Filled width={5} height={4} corners="0" />
        <Filled width={11} height={11} corners="5px 5px 4px 4px" />
      </Glass>
    </Glass>
  )
}

interface GlassProps {
  width: number
  height: number
  line: number
  corner: number
  /** Between what stands inside and the lower edge. */
  floor: number
  /** Whether it has an edge below. */
  closed?: boolean
  children: ReactNode
}

/** A pane that is round above. */
function Glass({ width, height, line, corner, floor, closed = false, children }: GlassProps) {
  const edge = `${line}px solid ${ink}`
  return (
    <table
      {...table}
      className="mark-glass"
      style={{
        width,
        height,
        boxSizing: 'border-box',
        borderCollapse: 'separate',
        border: edge,
        ...(!closed && { borderBottom: 0 }),
        borderRadius: `${corner}px ${corner}px 0 0`,
      }}
    >
      <tbody>
        <tr>
          <td align="center" valign="bottom" style={{ ...flat, paddingBottom: floor }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** A piece of the vase. */
function Filled({ width, height, corners }: { width: number; height: number; corners: string }) {
  return (
    <table {...table} style={{ width, borderCollapse: 'separate' }}>
      <tbody>
        <tr>
          <td className="mark-lit" style={{ ...flat, height, backgroundColor: LIT, borderRadius: corners }}>
            {KEPT}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Feet() {
  const foot = (
    <td className="mark-line" style={{ ...flat, width: 2, height: 5, backgroundColor: ink }}>
      {KEPT}
    </td>
  )
  return (
    <table {...table} style={{ width: 28 }}>
      <tbody>
        <tr>
          {foot}
          <td style={flat}>{KEPT}</td>
          {foot}
        </tr>
      </tbody>
    </table>
  )
}
