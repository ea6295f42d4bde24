import { Module } from '@nestjs/common'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { BookCheck } from './book-check.ts'
import { BookRepository } from './book.repository.ts'
import { BooksManagerController } from './books-manager.controller.ts'
import { CreateBookHandler } from './commands/create-book/create-book.handler.ts'
import { DeleteBookHandler } from './commands/delete-book/delete-book.handler.ts'
import { UpdateBookHandler } from './commands/update-book/update-book.handler.ts'
import { LibraryController } from './library.controller.ts'

@Module({
  imports: [TaxonomyModule, SynonymsModule],
  controllers: [LibraryController, BooksManagerController],
  providers: [BookRepository, BookCheck, CreateBookHandler, UpdateBookHandler, DeleteBookHandler],
})
export class LibraryModule {}
