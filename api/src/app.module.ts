import { Module, type DynamicModule, type Type } from '@nestjs/common'
import { CqrsModule } from '@nestjs/cqrs'
import { areaModules } from './areas.ts'
import { CachedAreasModule } from './cached-areas/cached-areas.module.ts'
import { CommandsModule } from './commands/commands.module.ts'
import { constraintRefusals } from './constraint-refusals.ts'
import { draftReaders } from './draft-readers.ts'
import { HttpModule } from './http/http.module.ts'
import { IdentityModule } from './identity/identity.module.ts'
import { InfrastructureModule, type OpenParts } from './infrastructure/infrastructure.module.ts'
import { DocumentsModule } from './documents/documents.module.ts'
import { PicturesModule } from './pictures/pictures.module.ts'
import { RecordsModule } from './records/records.module.ts'
import { PreviewsModule } from './texts/previews.module.ts'

@Module({})
export class AppModule {
  /** @param more beside those of the areas: calls that a test makes up */
  static with(resources: OpenParts, more: readonly Type[] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [
        InfrastructureModule.with(resources),
        CqrsModule.forRoot(),
        CommandsModule.with(constraintRefusals),
        CachedAreasModule,
        PicturesModule,
        DocumentsModule,
        RecordsModule,
        HttpModule.with(IdentityModule),
        ...new Set(Object.values(areaModules)),
        PreviewsModule.with(draftReaders),
        ...more,
      ],
    }
  }
}
