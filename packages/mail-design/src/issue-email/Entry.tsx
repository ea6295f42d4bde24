import { Heading, Hr, Img, Link, Section, Text } from '@react-email/components'
import type { IssueArticle } from '@vitrine/contracts/newsletter/schemas'
import { brass, hairline, ink, muted, serif } from '../colors.ts'
import { keepsItsWidth } from '../MailSheet.tsx'

/** One article: its picture whole, its title, where it begins and the way to the rest. */
export function Entry({ article, publicUrl }: { article: IssueArticle; publicUrl: string }) {
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

export function absolute(publicUrl: string, address: string): string {
  return /^https?:\/\//.test(address) ? address : `${publicUrl}${address}`
}

/** Mail clients do not draw SVG: no picture is better than a broken one. */
function shownByMailClients(thumbnail: string): boolean {
  return thumbnail !== '' && !/\.svg(\?|$)/i.test(thumbnail)
}
