import { Module } from '@nestjs/common'
import { ChangeEmailPreferenceHandler } from './commands/change-email-preference/change-email-preference.handler.ts'
import { ConfirmSubscriptionHandler } from './commands/confirm-subscription/confirm-subscription.handler.ts'
import { CreateIssueHandler } from './commands/create-issue/create-issue.handler.ts'
import { DecideDeliveryHandler } from './commands/decide-delivery/decide-delivery.handler.ts'
import { DeleteIssueHandler } from './commands/delete-issue/delete-issue.handler.ts'
import { ExportSubscribersHandler } from './commands/export-subscribers/export-subscribers.handler.ts'
import { ImportSubscribersHandler } from './commands/import-subscribers/import-subscribers.handler.ts'
import { LiftSuppressionHandler } from './commands/lift-suppression/lift-suppression.handler.ts'
import { MoveIssueHandler } from './commands/move-issue/move-issue.handler.ts'
import { RecordMailReportsHandler } from './commands/record-mail-reports/record-mail-reports.handler.ts'
import { SubscribeHandler } from './commands/subscribe/subscribe.handler.ts'
import { SuppressAddressHandler } from './commands/suppress-address/suppress-address.handler.ts'
import { TestIssueHandler } from './commands/test-issue/test-issue.handler.ts'
import { UnsubscribeHandler } from './commands/unsubscribe/unsubscribe.handler.ts'
import { UpdateIssueHandler } from './commands/update-issue/update-issue.handler.ts'
import { ConfirmationRequests } from './confirmation-requests.ts'
import { Confirmations } from './confirmations.ts'
import { DeliveriesRepository } from './deliveries.repository.ts'
import { EmailPreferencesController } from './email-preferences.controller.ts'
import { IssuesController } from './issues.controller.ts'
import { IssuesRepository } from './issues.repository.ts'
import { NewsletterController } from './newsletter.controller.ts'
import { RecipientsController } from './recipients.controller.ts'
import { RequestsRepository } from './requests.repository.ts'
import { SubscribersController } from './subscribers.controller.ts'
import { SubscribersRepository } from './subscribers.repository.ts'
import { SuppressionsRepository } from './suppressions.repository.ts'
import { WebhookSecretGuard } from './webhook-secret.guard.ts'

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
