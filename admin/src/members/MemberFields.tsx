import { billingPeriods, currencies } from '@vitrine/contracts/identity/billing'
import {
  chosenStatuses,
  isBilled,
  memberInputSchema,
  type ManagedMember,
} from '@vitrine/contracts/members/schemas'
import { memberships, platforms } from '@vitrine/contracts/roles'
import { membersMessages } from '@vitrine/contracts/members/messages'
import { DateTimeInput, FormDataConsumer, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { membershipNames, statusWords } from './member-words.ts'

export const validateMember = validateBySchema(memberInputSchema)

const asWritten = (values: readonly string[]) => values.map((value) => ({ id: value, name: value }))
const membershipChoices = memberships.map((id) => ({ id, name: membershipNames[id] }))
/**
 * The documents' own values are what is stored and what other systems show; a word of ours stands beside each
 * that needs one.
 */
const statusChoices = chosenStatuses.map((id) => ({
  id,
  name: statusWords[id].label === id ? id : `${id} – ${statusWords[id].label.toLowerCase()}`,
}))
const noneIsNull = (value: string) => value || null
/** The field speaks the reader's own time, the api UTC. */
const asInstant = (value: string) => (value ? new Date(value).toISOString() : null)

/** Fields without a hint below them stand as far apart as those with one seem to. */
const spaced = { mb: 1.5 }

export function MemberFields() {
  const member = useRecordContext<ManagedMember>()
  const readOnly = member !== undefined && isBilled(member)
  return (
    <>
      <SelectInput
        source="membership"
        label="Membership"
        choices={membershipChoices}
        isRequired
        readOnly={readOnly}
        helperText={
          readOnly
            ? membersMessages.billed
            : 'What the member bought. It applies only while the status is active.'
        }
      />
      <SelectInput
        source="status"
        label="Status"
        choices={statusChoices}
        isRequired
        readOnly={readOnly}
        helperText={
          readOnly
            ? false
            : 'The membership applies with Active and In Trial. With any other status the account is a free account.'
        }
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData['status'] === 'In Trial' && (
            <DateTimeInput
              source="trialEndsAt"
              label="Trial ends"
              isRequired
              readOnly={readOnly}
              parse={asInstant}
            />
          )
        }
      </FormDataConsumer>
      <SelectInput
        source="platform"
        label="Bought on"
        choices={asWritten(platforms)}
        isRequired
        readOnly={readOnly}
        helperText={false}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData['platform'] !== 'web' && (
            <>
              <DateTimeInput
                source="mobileValidUntil"
                label="Valid until"
                parse={asInstant}
                helperText="As the app store shows it."
              />
              <TextInput
                source="mobileValue"
                label="Price in the shop"
                helperText="With its currency, for example $29.99."
              />
            </>
          )
        }
      </FormDataConsumer>
      <SelectInput
        source="billingPeriod"
        label="Billing period"
        choices={asWritten(billingPeriods)}
        parse={noneIsNull}
        emptyText="None"
        readOnly={readOnly}
        helperText={false}
      />
      <SelectInput
        source="currency"
        label="Currency"
        choices={asWritten(currencies)}
        parse={noneIsNull}
        emptyText="None"
        readOnly={readOnly}
        helperText={false}
        sx={spaced}
      />
      <TextInput source="firstName" label="First name" helperText={false} sx={spaced} />
      <TextInput source="lastName" label="Last name" helperText={false} sx={spaced} />
      <TextInput source="companyName" label="Company" helperText={false} sx={spaced} />
      <TextInput
        source="countryCode"
        label="Country code"
        helperText="Two capital letters, for example GB. Leave it empty if it is not known"
      />
    </>
  )
}
