import {
  membershipMessages as messages,
  paymentFailedBut,
  staysOpenUntil,
} from '@vitrine/contracts/memberships/messages'
import type { MembershipData } from '@vitrine/contracts/memberships/schemas'
import { formatDay } from '../../../shared/format/dates.ts'

export interface MembershipState {
  text: string
  /** `grave`: something is to be done; `contact`: with the way to Contact Us. */
  tone: 'plain' | 'good' | 'grave' | 'contact'
}

type Stated = Pick<
  MembershipData,
  'status' | 'mobile' | 'endsDate' | 'paymentDueDate' | 'remainingTrialDaysText' | 'isTeamUser'
>

/**
 * What the membership's state means for its member; the documents' own sentences where they have one. The
 * gravest comes first.
 */
export function membershipState({
  status,
  mobile,
  endsDate,
  paymentDueDate,
  remainingTrialDaysText,
  isTeamUser,
}: Stated): MembershipState {
  if (status === 'Suspended')
    return { text: 'Your account is suspended. Please write to Support.', tone: 'contact' }
  if (status === 'On Hold') return { text: messages.onHold, tone: 'grave' }
  if (status === 'Cancelled') return { text: messages.cancelled, tone: 'contact' }
  if (status === 'Error') return { text: messages.paymentFailed, tone: 'grave' }
  if (status === 'Inactive') return { text: messages.free, tone: 'plain' }
  if (paymentDueDate) return { text: paymentFailedBut(formatDay(paymentDueDate)), tone: 'grave' }
  if (endsDate) return { text: staysOpenUntil(formatDay(endsDate)), tone: 'plain' }
  if (mobile) return { text: messages.boughtOnPhone, tone: 'plain' }
  if (status === 'In Trial') return { text: `${remainingTrialDaysText}.`, tone: 'good' }
  if (isTeamUser)
    return { text: 'Your membership is part of a work team. Its administrator manages it.', tone: 'good' }
  return { text: 'Your membership is active. Thank you for trusting us!', tone: 'good' }
}
