import { Module } from '@nestjs/common'
import { RemovePreferenceHandler } from './remove-preference.command.ts'
import { SavePreferenceHandler } from './save-preference.command.ts'
import { PreferencesController } from './preferences.controller.ts'
import { PreferencesRepository } from './preferences.repository.ts'

@Module({
  controllers: [PreferencesController],
  providers: [PreferencesRepository, SavePreferenceHandler, RemovePreferenceHandler],
})
export class PreferencesModule {}
