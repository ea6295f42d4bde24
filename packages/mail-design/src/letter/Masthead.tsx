import { Column, Hr, Link, Row, Section, Text } from '@react-email/components'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { brass, hairline, ink, muted, sans, serif } from '../colours.ts'

/**
 * The letter's head: the cabinet drawn in table cells, because mail clients drop drawings (SVG) and hold back pictures.
 * Four panes, one of them lit.
 */
export function Masthead({ kind, publicUrl }: { kind: string; publicUrl: string }) {
  return (
    <>
      <Section style={{ padding: '0 4px' }}>
        <Row>
          <Column style={{ width: 44, verticalAlign: 'middle' }}>
            <Cabinet />
          </Column>
          <Column style={{ verticalAlign: 'middle' }}>
            <Text className="mail-ink" style={{ margin: 0, fontFamily: serif, fontSize: 26, lineHeight: '30px', fontWeight: 600, color: ink }}>
              <Link href={publicUrl} className="mail-ink" style={{ color: ink, textDecoration: 'none' }}>
                {PRODUCT_NAME}
              </Link>
            </Text>
          </Column>
          <Column style={{ verticalAlign: 'bottom', textAlign: 'right' }}>
            <Text className="mail-muted" style={{ margin: 0, fontFamily: sans, fontSize: 12, lineHeight: '18px', letterSpacing: '0.08em', color: muted }}>
              {kind}
            </Text>
          </Column>
        </Row>
      </Section>
      <Hr className="mail-hairline" style={{ margin: '16px 0 20px', borderColor: hairline }} />
    </>
  )
}

function Cabinet() {
  // Outlook draws an empty cell without its border: the space keeps it.
  const pane = (lit: boolean) => (
    <td className={lit ? 'letter-pane-lit' : 'letter-pane'} style={{ width: 13, height: 15, border: `1px solid ${brass}`, backgroundColor: lit ? '#e9d6a4' : 'transparent', fontSize: 0, lineHeight: 0 }}>
      {'\u00a0'}
    </td>
  )
  return (
    <table role="presentation" aria-hidden="true" className="letter-cabinet" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse', width: 30 }}>
      <tbody>
        <tr>
          {pane(false)}
          {pane(true)}
        </tr>
        <tr>
          {pane(false)}
          {pane(false)}
        </tr>
      </tbody>
    </table>
  )
}
