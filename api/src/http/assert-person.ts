import { AppError } from '@vitrine/platform/app-error'

/**
 * A machine that fills in every field must not have mails sent to the addresses of others.
 *
 * @throws AppError PERSON_UNCONFIRMED
 */
export function assertPerson({ isSuspected }: { isSuspected: boolean }): void {
  if (isSuspected) throw new AppError('PERSON_UNCONFIRMED')
}
