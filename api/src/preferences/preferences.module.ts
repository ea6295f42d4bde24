import { Module } from '@nestjs/common'
import { RemovePreferenceHandler } from './commands/remove-preference/remove-preference.handler.ts'
import { SavePreferenceHandler } from './commands/save-preference/save-preference.handler.ts'
import { PreferencesController } from './preferences.controller.ts'
import { PreferencesRepository } from './preferences.repository.ts'

@Module({
  controllers: [PreferencesController],
  providers: [PreferencesRepository, SavePreferenceHandler, RemovePreferenceHandler],
})
export class PreferencesModule {}
