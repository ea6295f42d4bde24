import { CallFailed, NoResponse, type Client } from '@vitrine/contracts/client'
import { LINK_UNKNOWN } from '@vitrine/contracts/failure-words'
import type { Invitation } from '@vitrine/contracts/teams/schemas'
import { readInvitation } from '../queries/invitation.ts'

/** What the URL of an invitation holds. */
export interface LoadedInvitation {
  token: string
  /** Null where it cannot be answered; `dead` says why. */
  invitation: Invitation | null
  dead: string | null
}

/** Looking changes nothing: mail programs open links ahead of their reader. */
export async function loadInvitation(call: Client, request: Request): Promise<LoadedInvitation> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (token === '') return { token, invitation: null, dead: LINK_UNKNOWN }
  try {
    return { token, invitation: await readInvitation(call, token), dead: null }
  } catch (error) {
    if (!(error instanceof CallFailed) && !(error instanceof NoResponse)) throw error
    return {
      token,
      invitation: null,
      dead: error instanceof CallFailed && error.status === 400 ? LINK_UNKNOWN : error.message,
    }
  }
}
