import { Column, Hr, Link, Row, Section, Text } from '@react-email/components'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { hairline, ink, muted, sans, serif } from './colors.ts'
import { Mark } from './Mark.tsx'

/** The head of every mail: the mark and the name, and what kind of email it is. */
export function Masthead({ kind, publicUrl }: { kind?: string; publicUrl: string }) {
  return (
    <>
      <Section style={{ padding: '0 4px' }}>
        <Row>
          <Column style={{ width: 48, verticalAlign: 'middle' }}>
            <Mark />
          </Column>
          <Column style={{ verticalAlign: 'middle' }}>
            <Text
              className="mail-ink"
              style={{
                margin: 0,
                fontFamily: serif,
                fontSize: 26,
                lineHeight: '30px',
                fontWeight: 600,
                color: ink,
              }}
            >
              <Link href={publicUrl} className="mail-ink" style={{ color: ink, textDecoration: 'none' }}>
                {PRODUCT_NAME}
              </Link>
            </Text>
          </Column>
          {kind && (
            <Column style={{ verticalAlign: 'bottom', textAlign: 'right' }}>
              <Text
                className="mail-muted"
                style={{
                  margin: 0,
                  fontFamily: sans,
                  fontSize: 12,
                  lineHeight: '18px',
                  letterSpacing: '0.08em',
                  color: muted,
                }}
              >
                {kind}
              </Text>
            </Column>
          )}
        </Row>
      </Section>
      <Hr className="mail-hairline" style={{ margin: '16px 0 20px', borderColor: hairline }} />
    </>
  )
}
