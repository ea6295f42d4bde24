import { Heading, Hr, Link, Text } from '@react-email/components'
import { Fragment } from 'react'
import { emailCategoryNames, type EmailCategory } from '@vitrine/contracts/newsletter/categories'
import type { IssueContent } from '@vitrine/contracts/newsletter/schemas'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { brass, hairline, ink, muted, serif } from '../colors.ts'
import { MailSheet } from '../MailSheet.tsx'
import { Entry } from './Entry.tsx'
import { piecesOf } from './linked-text.ts'

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
    <MailSheet
      subject={subject}
      preview={preheader || firstWords(intro)}
      kind={emailCategoryNames[category]}
      publicUrl={publicUrl}
      padding="28px"
      styles={pictureScheme}
      foot={<Foot category={category} publicUrl={publicUrl} unsubscribeUrl={unsubscribeUrl} />}
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
    </MailSheet>
  )
}

/** What somebody wrote, with the web URL in it as links. */
function LinkedText({ text }: { text: string }) {
  return piecesOf(text).map(({ text: piece, isAddress }, place) =>
    isAddress ? (
      <Link
        key={place}
        href={piece}
        className="mail-link"
        style={{ color: brass, textDecoration: 'underline' }}
      >
        {piece}
      </Link>
    ) : (
      <Fragment key={place}>{piece}</Fragment>
    ),
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
