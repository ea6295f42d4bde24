import { Module, type DynamicModule } from '@nestjs/common'
import { CqrsModule } from '@nestjs/cqrs'
import { CachesModule } from './caches/caches.module.ts'
import { CommandsModule } from './commands/commands.module.ts'
import { constraintRefusals } from './constraint-refusals.ts'
import { ContactModule } from './contact/contact.module.ts'
import { DictionaryModule } from './dictionary/dictionary.module.ts'
import { HttpModule } from './http/http.module.ts'
import { IdentityModule } from './identity/identity.module.ts'
import { InfrastructureModule, type OpenParts } from './infrastructure/infrastructure.module.ts'
import { MailModule } from './mail/mail.module.ts'
import { NewsletterModule } from './newsletter/newsletter.module.ts'
import { OperationsModule } from './operations/operations.module.ts'
import { PartnersModule } from './partners/partners.module.ts'
import { PreferencesModule } from './preferences/preferences.module.ts'
import { TaxonomyModule } from './taxonomy/taxonomy.module.ts'

@Module({})
export class AppModule {
  static with(resources: OpenParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        InfrastructureModule.with(resources),
        CqrsModule.forRoot(),
        CachesModule,
        CommandsModule.with(constraintRefusals),
        HttpModule,
        IdentityModule,
        TaxonomyModule,
        DictionaryModule,
        PreferencesModule,
        PartnersModule,
        ContactModule,
        MailModule,
        NewsletterModule,
        OperationsModule,
      ],
    }
  }
}
