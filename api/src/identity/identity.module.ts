import { Module } from '@nestjs/common'
import { ActorReader } from '../http/actor-reader.ts'
import { AccountAccessController } from './account-access.controller.ts'
import { AccountDeletionController } from './account-deletion.controller.ts'
import { AccountLinksRepository } from './account-links.repository.ts'
import { AccountSettingsController } from './account-settings.controller.ts'
import { ChangeDisplayNameHandler } from './change-display-name.command.ts'
import { ConfirmSecondFactorHandler } from './confirm-second-factor.command.ts'
import { DropSecondFactorHandler } from './drop-second-factor.command.ts'
import { EndMemberSessionHandler } from './end-member-session.command.ts'
import { MailMemberHandler } from './mail-member.command.ts'
import { PassSecondFactorHandler } from './pass-second-factor.command.ts'
import { RemoveSecondFactorHandler } from './remove-second-factor.command.ts'
import { RenewRecoveryCodesHandler } from './renew-recovery-codes.command.ts'
import { SetStaffAccessHandler } from './set-staff-access.command.ts'
import { SetUpSecondFactorHandler } from './set-up-second-factor.command.ts'
import { ChangeMemberHandler } from './change-member.command.ts'
import { ChangePasswordHandler } from './change-password.command.ts'
import { CreateAccountHandler } from './create-account.command.ts'
import { DeleteAccountNowHandler } from './delete-account-now.command.ts'
import { EndMemberSessionsHandler } from './end-member-sessions.command.ts'
import { EndSessionHandler } from './end-session.command.ts'
import { KeepAccountHandler } from './keep-account.command.ts'
import { RequestDeletionHandler } from './request-deletion.command.ts'
import { RequestPasswordResetHandler } from './request-password-reset.command.ts'
import { RequestVerificationHandler } from './request-verification.command.ts'
import { ResetPasswordHandler } from './reset-password.command.ts'
import { RetryDeletionHandler } from './retry-deletion.command.ts'
import { SetSuspensionHandler } from './set-suspension.command.ts'
import { SignInHandler } from './sign-in.command.ts'
import { SignOutEverywhereHandler } from './sign-out-everywhere.command.ts'
import { SignOutHandler } from './sign-out.command.ts'
import { SignUpHandler } from './sign-up.command.ts'
import { AllowTrialHandler } from './allow-trial.command.ts'
import { UnlockAccountHandler } from './unlock-account.command.ts'
import { VerifyEmailHandler } from './verify-email.command.ts'
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
