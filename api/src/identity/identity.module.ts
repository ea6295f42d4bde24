import { Module } from '@nestjs/common'
import { ActorReader } from '../http/actor-reader.ts'
import { AccountAccessController } from './account-access.controller.ts'
import { AccountDeletionController } from './account-deletion.controller.ts'
import { AccountLinksRepository } from './account-links.repository.ts'
import { AccountSettingsController } from './account-settings.controller.ts'
import { ChangeDisplayNameHandler } from './commands/change-display-name/change-display-name.handler.ts'
import { ConfirmSecondFactorHandler } from './commands/confirm-second-factor/confirm-second-factor.handler.ts'
import { DropSecondFactorHandler } from './commands/drop-second-factor/drop-second-factor.handler.ts'
import { EndMemberSessionHandler } from './commands/end-member-session/end-member-session.handler.ts'
import { MailMemberHandler } from './commands/mail-member/mail-member.handler.ts'
import { PassSecondFactorHandler } from './commands/pass-second-factor/pass-second-factor.handler.ts'
import { RemoveSecondFactorHandler } from './commands/remove-second-factor/remove-second-factor.handler.ts'
import { RenewRecoveryCodesHandler } from './commands/renew-recovery-codes/renew-recovery-codes.handler.ts'
import { SetStaffAccessHandler } from './commands/set-staff-access/set-staff-access.handler.ts'
import { SetUpSecondFactorHandler } from './commands/set-up-second-factor/set-up-second-factor.handler.ts'
import { ChangeMemberHandler } from './commands/change-member/change-member.handler.ts'
import { ChangePasswordHandler } from './commands/change-password/change-password.handler.ts'
import { CreateAccountHandler } from './commands/create-account/create-account.handler.ts'
import { DeleteAccountNowHandler } from './commands/delete-account-now/delete-account-now.handler.ts'
import { EndMemberSessionsHandler } from './commands/end-member-sessions/end-member-sessions.handler.ts'
import { EndSessionHandler } from './commands/end-session/end-session.handler.ts'
import { KeepAccountHandler } from './commands/keep-account/keep-account.handler.ts'
import { RequestDeletionHandler } from './commands/request-deletion/request-deletion.handler.ts'
import { RequestPasswordResetHandler } from './commands/request-password-reset/request-password-reset.handler.ts'
import { RequestVerificationHandler } from './commands/request-verification/request-verification.handler.ts'
import { ResetPasswordHandler } from './commands/reset-password/reset-password.handler.ts'
import { RetryDeletionHandler } from './commands/retry-deletion/retry-deletion.handler.ts'
import { SetSuspensionHandler } from './commands/set-suspension/set-suspension.handler.ts'
import { SignInHandler } from './commands/sign-in/sign-in.handler.ts'
import { SignOutEverywhereHandler } from './commands/sign-out-everywhere/sign-out-everywhere.handler.ts'
import { SignOutHandler } from './commands/sign-out/sign-out.handler.ts'
import { SignUpHandler } from './commands/sign-up/sign-up.handler.ts'
import { AllowTrialHandler } from './commands/allow-trial/allow-trial.handler.ts'
import { UnlockAccountHandler } from './commands/unlock-account/unlock-account.handler.ts'
import { VerifyEmailHandler } from './commands/verify-email/verify-email.handler.ts'
import { DeletionRequestsController } from './deletion-requests.controller.ts'
import { DeletionRequestsRepository } from './deletion-requests.repository.ts'
import { FailedPassword } from './failed-password.ts'
import { IdentityController } from './identity.controller.ts'
import { MembersController } from './members.controller.ts'
import { MembersRepository } from './members.repository.ts'
import { NewPassword } from './new-password.ts'
import { OwnPassword } from './own-password.ts'
import { SecondFactorController } from './second-factor.controller.ts'
import { OneTimeCode } from './second-factor/one-time-code.ts'
import { SecondFactorKey } from './second-factor/second-factor-key.ts'
import { SecondFactorsRepository } from './second-factor/second-factors.repository.ts'
import { SessionReader } from './session-reader.ts'
import { SessionsRepository } from './sessions.repository.ts'
import { SupportController } from './support.controller.ts'
import { SignInFailuresRepository } from './sign-in-failures.repository.ts'
import { UsersRepository } from './users.repository.ts'

const accountHandlers = [
  SignUpHandler,
  VerifyEmailHandler,
  RequestVerificationHandler,
  RequestPasswordResetHandler,
  ResetPasswordHandler,
  ChangePasswordHandler,
  ChangeDisplayNameHandler,
  EndSessionHandler,
  SignOutEverywhereHandler,
  RequestDeletionHandler,
  KeepAccountHandler,
]

const secondFactorHandlers = [
  SetUpSecondFactorHandler,
  ConfirmSecondFactorHandler,
  PassSecondFactorHandler,
  RenewRecoveryCodesHandler,
  DropSecondFactorHandler,
]

const staffHandlers = [
  SetStaffAccessHandler,
  RemoveSecondFactorHandler,
  EndMemberSessionHandler,
  MailMemberHandler,
  ChangeMemberHandler,
  SetSuspensionHandler,
  UnlockAccountHandler,
  AllowTrialHandler,
  EndMemberSessionsHandler,
  DeleteAccountNowHandler,
  RetryDeletionHandler,
]

@Module({
  controllers: [
    IdentityController,
    AccountAccessController,
    AccountSettingsController,
    AccountDeletionController,
    MembersController,
    SupportController,
    SecondFactorController,
    DeletionRequestsController,
  ],
  providers: [
    SessionReader,
    { provide: ActorReader, useExisting: SessionReader },
    SessionsRepository,
    UsersRepository,
    SignInFailuresRepository,
    AccountLinksRepository,
    FailedPassword,
    OwnPassword,
    NewPassword,
    SecondFactorKey,
    SecondFactorsRepository,
    OneTimeCode,
    MembersRepository,
    DeletionRequestsRepository,
    SignInHandler,
    SignOutHandler,
    CreateAccountHandler,
    ...accountHandlers,
    ...secondFactorHandlers,
    ...staffHandlers,
  ],
  exports: [ActorReader],
})
export class IdentityModule {}
