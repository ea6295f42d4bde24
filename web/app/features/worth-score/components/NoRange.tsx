import { noRangeMessages } from '@vitrine/contracts/worth-score/messages'
import type { MemberScore } from '@vitrine/contracts/worth-score/schemas'

interface NoRangeProps {
  score: Pick<MemberScore, 'meta'>
  level: 'h2' | 'h3'
}

/** Why a score has no range, and what may help. */
export function NoRange({ score: { meta }, level: Heading }: NoRangeProps) {
  const { title, text } =
    noRangeMessages[meta.outcome === 'told' || meta.outcome === null ? 'too few' : meta.outcome]
  return (
    <div role="status">
      <Heading className="text-xl font-medium">{title}</Heading>
      <p className="mt-2 max-w-prose">{text}</p>
    </div>
  )
}
