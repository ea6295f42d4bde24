import { Module } from '@nestjs/common'
import { ChangeEmailPreferenceHandler } from './change-email-preference.command.ts'
import { Confirmations, ConfirmSubscriptionHandler } from './confirm-subscription.command.ts'
import { CreateIssueHandler } from './create-issue.command.ts'
import { DecideDeliveryHandler } from './decide-delivery.command.ts'
import { DeleteIssueHandler } from './delete-issue.command.ts'
import { ExportSubscribersHandler } from './export-subscribers.command.ts'
import { ImportSubscribersHandler } from './import-subscribers.command.ts'
import { LiftSuppressionHandler } from './lift-suppression.command.ts'
import { MoveIssueHandler } from './move-issue.command.ts'
import { RecordMailReportsHandler } from './record-mail-reports.command.ts'
import { SubscribeHandler } from './subscribe.command.ts'
import { SuppressAddressHandler } from './suppress-address.command.ts'
import { TestIssueHandler } from './test-issue.command.ts'
import { UnsubscribeHandler } from './unsubscribe.command.ts'
import { UpdateIssueHandler } from './update-issue.command.ts'
import { ConfirmationRequests } from './confirmation-requests.ts'
import { DeliveriesRepository } from './deliveries.repository.ts'
import { EmailPreferencesController } from './email-preferences.controller.ts'
import { IssuesController } from './issues.controller.ts'
import { IssuesRepository } from './issues.repository.ts'
import { NewsletterController } from './newsletter.controller.ts'
import { RecipientsController, WebhookSecretGuard } from './recipients.controller.ts'
import { RequestsRepository } from './requests.repository.ts'
import { SubscribersController } from './subscribers.controller.ts'
import { SubscribersRepository } from './subscribers.repository.ts'
import { SuppressionsRepository } from './suppressions.repository.ts'

const readersCommands = [
  SubscribeHandler,
  ConfirmSubscriptionHandler,
  UnsubscribeHandler,
  ChangeEmailPreferenceHandler,
]
const staffCommands = [
  CreateIssueHandler,
  UpdateIssueHandler,
  DeleteIssueHandler,
  MoveIssueHandler,
  TestIssueHandler,
  DecideDeliveryHandler,
  SuppressAddressHandler,
  LiftSuppressionHandler,
  RecordMailReportsHandler,
  ImportSubscribersHandler,
  ExportSubscribersHandler,
]
const repositories = [
  SubscribersRepository,
  RequestsRepository,
  SuppressionsRepository,
  IssuesRepository,
  DeliveriesRepository,
]

@Module({
  controllers: [
    NewsletterController,
    EmailPreferencesController,
    IssuesController,
    RecipientsController,
    SubscribersController,
  ],
  providers: [
    ...repositories,
    ...readersCommands,
    ...staffCommands,
    ConfirmationRequests,
    Confirmations,
    WebhookSecretGuard,
  ],
})
export class NewsletterModule {}
