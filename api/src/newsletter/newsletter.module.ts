import { Module } from '@nestjs/common'
import { ChangeEmailPreferenceHandler } from './commands/change-email-preference/change-email-preference.handler.ts'
import { ConfirmSubscriptionHandler } from './commands/confirm-subscription/confirm-subscription.handler.ts'
import { SubscribeHandler } from './commands/subscribe/subscribe.handler.ts'
import { UnsubscribeHandler } from './commands/unsubscribe/unsubscribe.handler.ts'
import { ConfirmationRequests } from './confirmation-requests.ts'
import { EmailPreferencesController } from './email-preferences.controller.ts'
import { NewsletterController } from './newsletter.controller.ts'
import { RequestsRepository } from './requests.repository.ts'
import { SubscribersRepository } from './subscribers.repository.ts'
import { SuppressionsRepository } from './suppressions.repository.ts'

@Module({
  controllers: [NewsletterController, EmailPreferencesController],
  providers: [SubscribersRepository, RequestsRepository, SuppressionsRepository, ConfirmationRequests, SubscribeHandler, ConfirmSubscriptionHandler, UnsubscribeHandler, ChangeEmailPreferenceHandler],
})
export class NewsletterModule {}
