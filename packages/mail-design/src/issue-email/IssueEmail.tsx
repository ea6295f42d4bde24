import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { emailCategoryNames, type EmailCategory } from '@vitrine/contracts/newsletter/categories'
import type { IssueContent } from '@vitrine/contracts/newsletter/schemas'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { darkScheme, hairline, ink, muted, paper, raised, sans, serif } from '../colors.ts'
import { Entry } from './Entry.tsx'
import { markScheme } from '../Mark.tsx'
import { Masthead } from '../Masthead.tsx'
import { keepsItsWidth } from '../wraps.ts'
import { LinkedText } from './LinkedText.tsx'

export interface IssueEmailProps {
  content: IssueContent
  category: EmailCategory
  /** The site's URL, without a slash at the end. */
  publicUrl: string
  unsubscribeUrl: string
}

const pictureScheme = `
  @media (prefers-color-scheme: dark) {
    .issue-picture { background-color: #f1eadc !important; }
  }
`

/** An issue as it is mailed. */
export function IssueEmail({
  content: { subject, preheader, intro, articles },
  category,
  publicUrl,
  unsubscribeUrl,
}: IssueEmailProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScheme + markScheme + pictureScheme}</style>
      </Head>
      <Preview>{preheader || firstWords(intro)}</Preview>
      <Body className="mail-paper" style={{ margin: 0, backgroundColor: paper, fontFamily: sans }}>
        <Container style={{ ...keepsItsWidth, maxWidth: 600, padding: '28px 16px' }}>
          <Masthead kind={emailCategoryNames[category]} publicUrl={publicUrl} />
          <Section
            className="mail-raised"
            style={{
              ...keepsItsWidth,
              backgroundColor: raised,
              border: `1px solid ${hairline}`,
              padding: '36px 40px',
            }}
          >
            <Heading
              as="h1"
              dir="auto"
              className="mail-ink"
              style={{
                margin: '0 0 18px',
                fontFamily: serif,
                fontSize: 30,
                lineHeight: '38px',
                fontWeight: 500,
                color: ink,
              }}
            >
              {subject}
            </Heading>
            {paragraphsOf(intro).map((paragraph, place) => (
              <Text
                dir="auto"
                key={place}
                className="mail-ink"
                style={{ margin: '0 0 16px', fontSize: 17, lineHeight: '28px', color: ink }}
              >
                <LinkedText text={paragraph} />
              </Text>
            ))}
            {articles.map((article) => (
              <Entry key={article.url} article={article} publicUrl={publicUrl} />
            ))}
          </Section>
          <Foot category={category} publicUrl={publicUrl} unsubscribeUrl={unsubscribeUrl} />
        </Container>
      </Body>
    </Html>
  )
}

function Foot({
  category,
  publicUrl,
  unsubscribeUrl,
}: Pick<IssueEmailProps, 'category' | 'publicUrl' | 'unsubscribeUrl'>) {
  const small = { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: muted }
  const link = { color: muted, textDecoration: 'underline' }
  return (
    <>
      <Hr className="mail-hairline" style={{ margin: '28px 0 16px', borderColor: hairline }} />
      <Text className="mail-muted" style={small}>
        You are getting this email because you subscribed to {PRODUCT_NAME} ({emailCategoryNames[category]}).
      </Text>
      <Text className="mail-muted" style={small}>
        <Link href={unsubscribeUrl} style={link}>
          Unsubscribe
        </Link>
        , or go to{' '}
        <Link href={publicUrl} style={link}>
          {PRODUCT_NAME}
        </Link>
        .
      </Text>
    </>
  )
}

/** Parted by empty lines. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

function firstWords(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 120)
}
