import { identityMessages } from '@vitrine/contracts/identity/messages'

/** A password that could not be updated has its documented words, where the server has no better ones. */
export function passwordFailure(failure: string, status: number): string {
  return status >= 500 && status !== 502 ? identityMessages.updateFailed : failure
}
