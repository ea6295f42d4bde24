import { Heading, Hr, Img, Link, Section, Text } from '@react-email/components'
import { Fragment } from 'react'
import { emailCategoryNames, type EmailCategory } from '@vitrine/contracts/newsletter/categories'
import type { IssueArticle, IssueContent } from '@vitrine/contracts/newsletter/schemas'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { brass, hairline, ink, muted, serif } from '../colors.ts'
import { keepsItsWidth, MailSheet } from '../MailSheet.tsx'
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

/** One article: its picture whole, its title, where it begins and the way to the rest. */
function Entry({ article, publicUrl }: { article: IssueArticle; publicUrl: string }) {
  const href = absolute(publicUrl, article.url)
  const picture = shownByMailClients(article.thumbnail) ? absolute(publicUrl, article.thumbnail) : null
  return (
    <Section style={keepsItsWidth}>
      <Hr className="mail-hairline" style={{ margin: '28px 0', borderColor: hairline }} />
      {picture && (
        <Link href={href} className="issue-picture-link">
          <Img
            src={picture}
            alt={article.title}
            width="518"
            className="issue-picture"
            style={{
              width: '100%',
              maxWidth: 518,
              height: 'auto',
              marginBottom: 18,
              fontFamily: serif,
              fontSize: 18,
              color: muted,
            }}
          />
        </Link>
      )}
      <Heading
        as="h2"
        dir="auto"
        className="mail-ink"
        style={{
          margin: '0 0 8px',
          fontFamily: serif,
          fontSize: 22,
          lineHeight: '28px',
          fontWeight: 600,
          color: ink,
        }}
      >
        <Link href={href} className="mail-ink" style={{ color: ink, textDecoration: 'none' }}>
          {article.title}
        </Link>
      </Heading>
      {article.description && (
        <Text
          dir="auto"
          className="mail-ink"
          style={{ margin: '0 0 10px', fontSize: 16, lineHeight: '26px', color: ink }}
        >
          {article.description}
        </Text>
      )}
      <Text style={{ margin: 0, fontSize: 15, lineHeight: '24px' }}>
        <Link href={href} className="mail-link" style={{ color: brass, textDecoration: 'underline' }}>
          Read the entry
        </Link>
      </Text>
    </Section>
  )
}

function absolute(publicUrl: string, address: string): string {
  return /^https?:\/\//.test(address) ? address : `${publicUrl}${address}`
}

/** Mail clients do not draw SVG: no picture is better than a broken one. */
function shownByMailClients(thumbnail: string): boolean {
  return thumbnail !== '' && !/\.svg(\?|$)/i.test(thumbnail)
}
